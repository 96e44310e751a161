/** What the sign-in page says to whoever was sent there from another page. */
export const signInReasons = {
  lesson: (number: number) => `Sign in to open Lesson ${number}.`,
  quiz: (number: number) => `Sign in to take Quiz ${number} and save your result.`,
  quizzes: 'Sign in to take the quizzes and save your results.',
  other: 'Sign in to continue.',
} as const

/** Beside it, for those who have no course yet. */
export const notEnrolled = 'Not enrolled yet?'

/** What the dashboard says to whoever asked for a lesson before its time. */
export const lessonLockedMessage = (lesson: number, passMarkPercent: number): string =>
  `Pass the Lesson ${lesson - 1} quiz with at least ${passMarkPercent}% to unlock Lesson ${lesson}.`
