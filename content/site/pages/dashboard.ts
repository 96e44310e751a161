import { formatCount } from '../number-word.ts'

/** The dashboard of learners. */
export const dashboardCopy = {
  heading: 'Welcome to Your Course Dashboard',
  greeting: (hour: number): string =>
    hour < 5 || hour >= 18 ? 'Good evening.' : hour < 12 ? 'Good morning.' : 'Good afternoon.',
  temporaryPassword: {
    /** For administrators, who get no email to set a password. */
    text: "You're signed in with a temporary password.",
    link: 'Set your own password',
  },
  next: {
    page: (lesson: number, page: number, minutes: number) =>
      `Next: page ${page} of Lesson ${lesson}, about ${minutes} minutes.`,
    quiz: (lesson: number) => `Next: the Lesson ${lesson} quiz.`,
    nothing: "You've completed the course.",
  },
  statLabels: { pages: 'Pages read', minutes: 'Reading left', quizzes: 'Quizzes passed' },
  minutesLeft: (minutes: number) => (minutes === 0 ? 'none' : `about ${minutes} min`),
  pagesRead: (read: number, pages: number) => `${read} of ${pages} pages read`,
  planDate: (day: string | undefined) => (day ? `In your plan on ${day}:` : 'In your plan today:'),
  bestScore: (percent: number) => `best quiz score ${percent}%`,
} as const

/** Shown on the dashboard after the course is completed. */
export const courseFinishedCopy = {
  title: "You've finished the course!",
  text: "You've passed every quiz. Here's what you can do next.",
  certificate: { label: 'Get your certificate', text: 'Print it or download it as a PDF.' },
  share: { label: 'Share it', text: 'Share a public page, or add a badge to your profile.' },
  plan: { label: 'Finish your change plan' },
  exercisesDone: (done: number, of: number) => `${done} of ${of} exercises done.`,
  revisit: { label: 'Revisit a lesson', text: 'All lessons stay open.' },
  unread: (pages: number) => `${formatCount(pages, 'page')} left to read.`,
} as const
