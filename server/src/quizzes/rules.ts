import type { QuizPassage, QuizReview } from '@course/contract/learning/quizzes'

type GradableQuestion = {
  readonly correct: number
  readonly explanation: string
  readonly feedback: readonly string[]
  readonly passage: QuizPassage
}

/** Counts correct answers. Answers are option indexes in the order of the questions. */
export const computeScore = (
  answers: readonly string[],
  questions: readonly Pick<GradableQuestion, 'correct'>[],
): number => questions.filter(({ correct }, index) => answers[index] === String(correct)).length

/** Builds the review shown after an attempt. Only paid customers get explanations: they are course content. */
export function buildReview(questions: readonly GradableQuestion[], withExplanations: boolean): QuizReview {
  return questions.map(({ correct, explanation, feedback, passage }) =>
    withExplanations
      ? { correct, explanation, feedback, ...(passage.text !== '' && { passage }) }
      : { correct },
  )
}
