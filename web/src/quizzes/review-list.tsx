import type { PublicQuestion, QuizReview } from '@course/contract/learning/quizzes'
import { ReviewedOptions } from './reviewed-options.tsx'

type ReviewListProps = {
  questions: readonly PublicQuestion[]
  /** The chosen option of each question. */
  answers: readonly (number | null)[]
  review: QuizReview
}

/** Every question with the correct and the chosen option. */
export const ReviewList = ({ questions, answers, review }: ReviewListProps) => (
  <ol className="mt-6 grid gap-10">
    {questions.map((question, index) => (
      <li key={question.question}>
        <h3 className="text-xl">
          <span className="text-muted">{index + 1}.</span> {question.question}
        </h3>
        <ReviewedOptions question={question} picked={answers[index] ?? undefined} review={review[index]} />
      </li>
    ))}
  </ol>
)
