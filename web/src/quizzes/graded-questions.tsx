import type { PublicQuestion, QuizReview } from '@course/contract/learning/quizzes'
import { GradedOptions } from './graded-options.tsx'

type GradedQuestionsProps = {
  questions: readonly PublicQuestion[]
  /** The chosen option of each question. */
  answers: readonly (number | null)[]
  review: QuizReview
}

/** Every question with the correct and the chosen option. */
export const GradedQuestions = ({ questions, answers, review }: GradedQuestionsProps) => (
  <ol className="mt-6 grid gap-10">
    {questions.map((question, index) => (
      <li key={question.question}>
        <h3 className="text-lg leading-snug sm:text-xl">
          <span className="text-muted">{index + 1}.</span> {question.question}
        </h3>
        <GradedOptions question={question} picked={answers[index] ?? undefined} review={review[index]} />
      </li>
    ))}
  </ol>
)
