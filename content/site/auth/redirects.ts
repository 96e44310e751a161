/** What the sign-in page says to whoever was sent there from another page. */
export const signInReasons = {
  lesson: (number: number) => `Lesson ${number} is part of the course. Sign in, and it opens.`,
  quiz: (number: number) => `Sign in to take Quiz ${number}, so that your result is kept.`,
  quizzes: 'Sign in to take the quizzes, so that your results are kept.',
  other: 'Sign in to open the page you asked for.',
} as const

/** Beside it, for those who have no course yet. */
export const notEnrolled = 'Not enrolled yet?'

/** What the dashboard says to whoever asked for a lesson before its time. */
export const lessonOpensAfter = (lesson: number, passMarkPercent: number): string =>
  `Lesson ${lesson} opens when you have passed the quiz of Lesson ${lesson - 1} with at least ${passMarkPercent}%.`
