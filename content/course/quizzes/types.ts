import type { course } from '../../site/course.ts'

type Four<Value> = readonly [Value, Value, Value, Value]

/** What is asked: something read, an unseen situation, or a choice between two defensible acts. */
type QuestionKind = 'recall' | 'application' | 'judgment'

/** Where a question's answer stands: the lesson and the page by their numbers, and words of that page. */
type Passage = {
  readonly lesson: number
  readonly page: number
  /** A heading, or words of one paragraph, list item or cell, exactly as they are shown there. */
  readonly text: string
}

/**
 * A question in the bank. Attempts refer to it by id and to options by index, so changed text or options need
 * a new id; key, feedback and passage may be fixed under the old one.
 */
export type BankQuestion = {
  /** Lesson, page and number, as `l1-p2-03`; in a base set `l1-b-03`, in an overview `l1-s-01`. */
  readonly id: string
  readonly kind: QuestionKind
  readonly question: string
  readonly options: Four<string>
  /** Index of the right option. */
  readonly correct: 0 | 1 | 2 | 3
  /** What is said about each option, in their order, to whoever took it. */
  readonly feedback: Four<string>
  readonly passage: Passage
}

/** A question of a base set. */
export type QuizQuestion = BankQuestion & {
  /** One sentence on what is right, shown in the review of a stored attempt. */
  readonly explanation: string
}

export type LessonQuiz = {
  readonly lessonId: (typeof course.lessons)[number]['id']
  /** The base set: what an attempt without a draw is graded against, in this order. */
  readonly questions: readonly QuizQuestion[]
  /** The base set of this lesson on the page with all quizzes. */
  readonly overview: readonly QuizQuestion[]
  /** What can be drawn besides, page by page. */
  readonly bank: readonly BankQuestion[]
}
