/** The toolkit page. */
export const toolkitCopy = {
  title: 'Toolkit',
  intro:
    "Workbooks, worksheets, and slides for your team, blank or filled in with the lessons' example company, Larkmoor Water.",
  loading: 'Loading the toolkit…',
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
} as const
