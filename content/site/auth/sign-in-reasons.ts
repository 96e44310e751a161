/** Why another page redirected to the sign-in page. */
export const signInReasons = {
  lesson: (number: number) => `Sign in to open Lesson ${number}.`,
  quiz: (number: number) => `Sign in to take Quiz ${number} and save your result.`,
  quizzes: 'Sign in to take the quizzes and save your results.',
  join: 'Sign in to accept your invitation or gift.',
  other: 'Sign in to continue.',
} as const

/** Shown next to the sign-in form. */
export const notEnrolled = { title: 'Not enrolled yet?', or: 'or' } as const

/** Shown on the dashboard after a visit to a locked lesson. */
export const lessonLockedMessage = (lesson: number, passMarkPercent: number): string =>
  `Pass the Lesson ${lesson - 1} quiz with at least ${passMarkPercent}% to unlock Lesson ${lesson}.`
