/** The toolkit page. */
export const toolkitCopy = {
  title: 'Toolkit',
  intro:
    "Workbooks, worksheets, and slides for your team, blank or filled in with the lessons' example company, Larkmoor Water.",
  failed: "We couldn't load the toolkit.",
  tile: { title: 'Toolkit', text: 'Templates for your team, blank or with examples.' },
} as const

/** The change plan: the answers to the exercises. */
export const planCopy = {
  title: 'My change plan',
  eyebrow: 'Your change plan',
  intro: 'Your answers to the exercises, as one plan. Only you can see it.',
  offer: 'Each exercise adds a part to your own change plan.',
  tile: {
    title: 'My Change Plan',
    text: 'Your exercise answers, turned into a plan.',
  },
  noName: 'Untitled change',
  next: {
    first: 'Start here',
    eyebrow: 'Next exercise',
    intro: 'Your change, its sentences, numbers, and dates appear on this page as you answer.',
    open: (lesson: number, page: number) => `Open Lesson ${lesson}, page ${page}`,
  },
  review: {
    title: 'Review your plan',
    intro:
      'Judge your plan by eight questions, and get a short list of what to improve next. Your answers stay in this browser.',
    open: 'Eight questions about your plan',
    examples: { label: 'See one plan in three versions', path: '/library/articles/example-marked-plans' },
    levels: { poor: 'Poor', fair: 'Fair', good: 'Good' },
    next: 'What to improve next',
    nothing: 'Nothing in particular. Hold a premortem, and show the plan to somebody who does the work.',
  },
} as const
