import type { course } from '../../site/course.ts'

export type QuizQuestion = {
  readonly question: string
  readonly options: readonly [string, string, string, string]
  /** Index of the right option. */
  readonly correct: 0 | 1 | 2 | 3
  /** One sentence, shown in the review of a stored attempt. */
  readonly explanation: string
}

export type LessonQuiz = {
  readonly lessonId: (typeof course.lessons)[number]['id']
  readonly questions: readonly QuizQuestion[]
  /** The questions that stand for this lesson on the page with all quizzes. */
  readonly overview: readonly QuizQuestion[]
}
