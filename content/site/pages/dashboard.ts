import { course } from '../course.ts'
import { capitalNumberWord } from '../number-word.ts'

/** The dashboard of learners. */
export const dashboardCopy = {
  heading: 'Welcome to Your Course Dashboard',
  greeting: (hour: number): string =>
    hour < 5 || hour >= 18 ? 'Good evening.' : hour < 12 ? 'Good morning.' : 'Good afternoon.',
  temporaryPassword: {
    /** For administrators, who get no email to set a password. */
    text: "You're signed in with a temporary password.",
    link: 'Set your own password',
    /** For learners, who were emailed a link at sign-in. */
    mailed: 'Please check your email to set up a secure password for your account.',
  },
  administrator: 'Administrator Access - Full Access to All Lessons',
  adminArea: 'Admin Dashboard',
  notEnrolled: { before: "You haven't enrolled yet.", link: 'Enroll Now', after: 'to unlock the lessons.' },
  lessons: 'Your lessons',
  loading: 'Loading your progress…',
  pageTitle: 'Your course',
  account: 'Account',
  progress: 'Your progress',
  progressBar: 'Course progress',
  lessonsCompleted: (completed: number, lessons: number) => `${completed} of ${lessons} lessons completed`,
  fullAccess: 'Administrator - Full Access',
  badges: { completed: 'Completed', next: 'Next', administrator: 'Admin Access' },
  locked: 'Complete previous lessons to unlock',
  continueOnPage: (page: number, pages: number) => `Continue on page ${page} of ${pages}`,
  quizLeft: 'Finish reading, then take the quiz.',
  lessonLength: (pages: number) => `${pages} pages, then a short quiz.`,
  logout: 'Logout',
  attempts: {
    waiting: (quiz: string) =>
      `Your answers to ${quiz} are saved in this browser. We'll send them when you're back online.`,
    refused: (quiz: string, reason: string) =>
      `Your answers to ${quiz} are saved in this browser, but we couldn't submit them: ${reason}`,
    graded: (quiz: string, percent: number) =>
      `Your answers to ${quiz} have been graded. Your score: ${percent}%`,
    outdated: (quiz: string) =>
      `Your answers to ${quiz} couldn't be graded because the questions changed. Please take the quiz again.`,
  },
  next: {
    page: (lesson: number, page: number, minutes: number) =>
      `Next: page ${page} of Lesson ${lesson}, about ${minutes} minutes.`,
    quiz: (lesson: number) => `Next: the Lesson ${lesson} quiz.`,
    nothing: "You've completed the course.",
  },
  statLabels: { pages: 'Pages read', minutes: 'Reading left', quizzes: 'Quizzes passed' },
  countOf: (count: number, of: number) => `${count} of ${of}`,
  minutesLeft: (minutes: number) => (minutes === 0 ? 'none' : `about ${minutes} min`),
  pagesRead: (read: number, pages: number) => `${read} of ${pages} pages read`,
  planDate: (day: string | undefined) => (day ? `In your plan on ${day}:` : 'In your plan today:'),
  bestScore: (percent: number) => `best quiz score ${percent}%`,
} as const

/** Tiles below the lessons. */
export const dashboardTiles = {
  title: 'Quizzes, certificate, feedback',
  resources: 'Course resources',
  quizzes: {
    title: 'Take Quizzes',
    text: () =>
      `${capitalNumberWord(course().overviewQuestions)} ${course().overviewQuestions === 1 ? 'question' : 'questions'} from every lesson, on one page.`,
  },
  certificate: {
    title: 'Get Certificate',
    text: 'A verifiable certificate with your name.',
    locked: 'Complete all lessons to access certificate',
  },
  feedback: {
    title: 'Give Feedback',
    text: "Tell us what worked and what didn't.",
    locked: 'Complete all lessons to provide feedback',
  },
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
} as const
