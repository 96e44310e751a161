import { spacedReviewCopy } from '@course/content/site/learning/spaced-review'
import type { ReviewRound } from '@course/contract/learning/spaced-review'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { ErrorAlert } from '../ui/states.tsx'
import { GradedQuestions } from './graded-questions.tsx'
import { QuestionOptions } from './question-options.tsx'
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
  const isComplete = answers.every((answer) => answer !== undefined)
  const send = useMutation(() => answerReview({ since, number, answers: answers.map(String) }), {
    describeError: ({ isOffline }) => (isOffline ? spacedReviewCopy.submitFailed : undefined),
    onSuccess: onSent,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete) void send.run()
  }

  return (
    <form onSubmit={submit} className="grid gap-10">
      {questions.map((question, index) => (
        <QuestionOptions
          key={question.question}
          name={`review-${index}`}
          question={question}
          chosen={answers[index]}
          onChoose={(option) => setAnswers((previous) => previous.with(index, option))}
          isDisabled={send.isPending}
        />
      ))}
      <ErrorAlert error={send.error} />
      <div>
        <Button type="submit" wide busy={send.isPending} disabled={!isComplete}>
          {spacedReviewCopy.submit}
        </Button>
      </div>
    </form>
  )
}

type AnsweredRoundProps = Pick<ReviewRound, 'questions'> &
  NonNullable<ReviewRound['answered']> & { takesFocus: boolean }

function AnsweredRound({ questions, answers, review, takesFocus }: AnsweredRoundProps) {
  const correctCount = review.filter(({ correct }, index) => String(correct) === answers[index]).length
  return (
    <section aria-labelledby="round-title">
      <h2 id="round-title" ref={takesFocus ? focusOnMount : undefined} tabIndex={-1} className="text-2xl">
        {spacedReviewCopy.correct(correctCount, questions.length)}
      </h2>
      <GradedQuestions questions={questions} answers={answers.map(Number)} review={review} />
    </section>
  )
}
