/** The page with the templates that come with the course. */
export const toolkitTexts = {
  title: 'Toolkit',
  intro:
    'Workbooks, pages and slides for your team: blank, and filled in with the running case of the lessons, Larkmoor Water.',
  tile: { title: 'Toolkit', text: 'Templates for your team, blank and filled in with the running case.' },
} as const

/** What the site calls the answers to the exercises. */
export const planTexts = {
  title: 'My change plan',
  eyebrow: 'Your change plan',
  intro: 'What you write in the lessons, as one plan. Only you can read it.',
  offer: 'Every exercise of the course writes a part of your own plan.',
  tile: {
    title: 'My Change Plan',
    text: 'What you write in the exercises, as a plan for your own change.',
  },
  noName: 'Your change has no name yet',
} as const
