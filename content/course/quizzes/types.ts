type Four<Value> = readonly [Value, Value, Value, Value]

/** `recall`: something read; `application`: a new situation; `judgment`: a choice between two defensible actions. */
type QuestionKind = 'recall' | 'application' | 'judgment'

/** The passage that supports the correct answer. */
type Passage = {
  readonly lesson: number
  readonly page: number
  /** Exact text from a heading, paragraph, list item or cell. */
  readonly text: string
}

/**
 * A question in the bank. Attempts refer to it by id and to options by index, so a question that asks something else
 * and changed options need a new id; shorter wording, key, feedback and passage may be fixed under the old one.
 */
export type BankQuestion = {
  /** Lesson, page and number, such as `l1-p2-03`; `l1-b-03` in a base set, `l1-s-01` in an overview. */
  readonly id: string
  readonly kind: QuestionKind
  readonly question: string
  readonly options: Four<string>
  /** Index of the correct option. */
  readonly correct: 0 | 1 | 2 | 3
  /** Feedback for learners who chose the option, in option order. */
  readonly feedback: Four<string>
  readonly passage: Passage
}

/** A question of a base set. */
type QuizQuestion = BankQuestion & {
  /** Explains the correct answer in one sentence, in the review of a stored attempt. */
  readonly explanation: string
}

export type LessonQuiz = {
  readonly lessonId: string
  /** The base set. Attempts without a draw are graded against it, in this order. */
  readonly questions: readonly QuizQuestion[]
  /** The questions of this lesson in the overview quiz. */
  readonly overview: readonly QuizQuestion[]
  /** Additional questions for draws, page by page. */
  readonly bank: readonly BankQuestion[]
}
