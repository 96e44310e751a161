import { counted } from '../number-word.ts'

/** What the dashboard says. */
export const dashboardTexts = {
  heading: 'Welcome to Your Course Dashboard',
  greeting: (hour: number): string =>
    hour < 5 || hour >= 18 ? 'Good evening.' : hour < 12 ? 'Good morning.' : 'Good afternoon.',
  next: {
    page: (lesson: number, page: number, minutes: number) =>
      `Next: page ${page} of Lesson ${lesson}, about ${minutes} minutes.`,
    quiz: (lesson: number) => `Next: the quiz of Lesson ${lesson}.`,
    nothing: 'You have done all that the course asks.',
  },
  facts: { pages: 'Pages read', minutes: 'Reading left', quizzes: 'Quizzes passed' },
  minutesLeft: (minutes: number) => (minutes === 0 ? 'none' : `about ${minutes} min`),
  pagesRead: (read: number, pages: number) => `${read} of ${pages} pages read`,
  bestScore: (percent: number) => `best quiz score ${percent}%`,
} as const

/** At the end of the course. */
export const whatNow = {
  title: 'You have finished the course',
  text: 'Every lesson is open and every quiz is passed. What now?',
  certificate: { label: 'Get your certificate', text: 'Print it or download it as a PDF.' },
  share: { label: 'Share it', text: 'It has a public page and a badge for your profile.' },
  plan: { label: 'Finish your change plan' },
  exercisesDone: (done: number, of: number) => `${done} of ${of} exercises done.`,
  revisit: { label: 'Revisit a lesson', text: 'All of them stay open to you.' },
  unread: (pages: number) => `${counted(pages, 'page')} you have not read to the end yet.`,
} as const
