import type { PublicQuestion, PublicQuiz, QuizReview } from '@course/contract/quizzes'
import { classNames } from '../ui/class-names.ts'
import type { Attempt } from './attempt.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

type ReviewListProps = { quiz: PublicQuiz; attempt: Attempt; review: QuizReview }

/** Every question with what was right and what was picked. */
export function ReviewList({ quiz, attempt, review }: ReviewListProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ isAtTop: false })
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1} className="text-2xl">
        Your answers
      </h2>
      <ol className="mt-6 grid gap-10">
        {quiz.questions.map((question, index) => (
          <li key={question.question}>
            <ReviewedQuestion
              number={index + 1}
              question={question}
              picked={attempt.answers[index] ?? undefined}
              correct={review[index]?.correct}
              explanation={review[index]?.explanation}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type ReviewedQuestionProps = {
  number: number
  question: PublicQuestion
  picked: number | undefined
  correct: number | undefined
  explanation: string | undefined
}

function ReviewedQuestion({ number, question, picked, correct, explanation }: ReviewedQuestionProps) {
  return (
    <>
      <h3 className="text-xl">
        <span className="text-muted">{number}.</span> {question.question}
      </h3>
      <ul className="mt-4 grid gap-2">
        {question.options.map((text, option) => {
          const isCorrect = option === correct
          const isWrongPick = option === picked && !isCorrect
          return (
            <li
              key={text}
              className={classNames(
                'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-md border px-5 py-3',
                isCorrect && 'border-success bg-success-wash',
                isWrongPick && 'border-error bg-error-wash',
                !isCorrect && !isWrongPick && 'border-hairline text-muted',
              )}
            >
              <span className="min-w-0">{text}</span>
              {isCorrect && <span className="text-sm font-semibold text-success">✓ Correct</span>}
              {isWrongPick && <span className="text-sm font-semibold text-error">✗ Your Answer</span>}
            </li>
          )
        })}
      </ul>
      {explanation && <p className="mt-3 text-muted">{explanation}</p>}
    </>
  )
}
