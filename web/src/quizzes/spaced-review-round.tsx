import type { ReviewRound } from '@course/contract/learning/spaced-review'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { QuestionOptions } from './question-options.tsx'
import { ReviewedOptions } from './reviewed-options.tsx'
import { answerReview } from './spaced-review-requests.ts'

/** The questions of a round, or the reviewed answers. Key the component by round. */
export function SpacedReviewRound({ round }: { round: ReviewRound }) {
  const [sent, setSent] = useState<ReviewRound>()
  const current = sent ?? round
  return current.answered ? (
    <AnsweredRound questions={current.questions} {...current.answered} takesFocus={sent !== undefined} />
  ) : (
    <Questions round={round} onSent={setSent} />
  )
}

function Questions({ round, onSent }: { round: ReviewRound; onSent: (round: ReviewRound) => void }) {
  const { since, number, questions } = round
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(() =>
    questions.map(() => undefined),
  )
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isComplete = answers.every((answer) => answer !== undefined)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!isComplete || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      onSent(await answerReview({ since, number, answers: answers.map(String) }))
    } catch {
      setProblem("We couldn't submit your answers. Check your connection and try again.")
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-10">
      {questions.map((question, index) => (
        <QuestionOptions
          key={question.question}
          name={`review-${index}`}
          question={question}
          chosen={answers[index]}
          onChoose={(option) => setAnswers((previous) => previous.with(index, option))}
          isDisabled={isBusy}
        />
      ))}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div>
        <Button type="submit" wide busy={isBusy} disabled={!isComplete}>
          Check answers
        </Button>
      </div>
    </form>
  )
}

type AnsweredRoundProps = Pick<ReviewRound, 'questions'> &
  NonNullable<ReviewRound['answered']> & { takesFocus: boolean }

function AnsweredRound({ questions, answers, review, takesFocus }: AnsweredRoundProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // Move focus, because the focused button was removed.
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const correctCount = review.filter(({ correct }, index) => String(correct) === answers[index]).length
  return (
    <section aria-labelledby="round-title">
      <h2 id="round-title" ref={title} tabIndex={-1} className="text-2xl">
        {correctCount} of {questions.length} correct
      </h2>
      <ol className="mt-6 grid gap-10">
        {questions.map((question, index) => (
          <li key={question.question}>
            <h3 className="text-xl">
              <span className="text-muted">{index + 1}.</span> {question.question}
            </h3>
            <ReviewedOptions question={question} picked={Number(answers[index])} review={review[index]} />
          </li>
        ))}
      </ol>
    </section>
  )
}
