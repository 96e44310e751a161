/** The page that lists what changed in the course. */
export const whatsNewCopy = {
  title: "What's new in the course",
  intro: 'Your access includes every update. Your answers, quiz results and certificate stay as they are.',
  tile: { title: "What's new", text: 'What changed in the course, and when.' },
} as const
