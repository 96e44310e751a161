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
