import type { PublicQuiz, QuizReview } from '@course/contract/learning/quizzes'
import type { Attempt } from './attempt.ts'
import { ReviewedOptions } from './reviewed-options.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

type ReviewListProps = { quiz: PublicQuiz; attempt: Attempt; review: QuizReview }

/** Every question with the correct and the chosen option. */
export function ReviewList({ quiz, attempt, review }: ReviewListProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ scrollsToTop: false })
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1} className="text-2xl">
        Your answers
      </h2>
      <ol className="mt-6 grid gap-10">
        {quiz.questions.map((question, index) => (
          <li key={question.question}>
            <h3 className="text-xl">
              <span className="text-muted">{index + 1}.</span> {question.question}
            </h3>
            <ReviewedOptions
              question={question}
              picked={attempt.answers[index] ?? undefined}
              review={review[index]}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
