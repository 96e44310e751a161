import type { QuizPassage, QuizReview } from '@course/contract/learning/quizzes'

type Keyed = {
  readonly correct: number
  readonly explanation: string
  readonly feedback: readonly string[]
  readonly passage: QuizPassage
}

/** How many of the answers, in the order of the questions, name the right option. */
export const scoreOf = (answers: readonly string[], questions: readonly Pick<Keyed, 'correct'>[]): number =>
  questions.filter(({ correct }, index) => answers[index] === String(correct)).length

/** What is shown after an attempt is stored. Explanations teach, so they go only to those who bought the course. */
export function reviewOf(questions: readonly Keyed[], withExplanations: boolean): QuizReview {
  return questions.map(({ correct, explanation, feedback, passage }) =>
    withExplanations ? { correct, explanation, feedback, passage } : { correct },
  )
}
