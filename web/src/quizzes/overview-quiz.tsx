import { type PublicQuiz, passMarkPercent } from '@course/contract/learning/quizzes'
import type { FormEvent } from 'react'
import { useEffect } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { isAllAnswered } from './attempt.ts'
import { QuestionOptions } from './question-options.tsx'
import { QuestionsProblem } from './questions-problem.tsx'
import type { Graded } from './requests.ts'
import { ReviewedOptions } from './reviewed-options.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

type OverviewQuizProps = {
  userId: string
  quiz: PublicQuiz
  onPassed: (lessonId: string) => void
  /** Requests new questions. */
  onDraw: () => void
  isDrawFailed: boolean
}

/** The questions of an overview quiz, and the reviewed answers after grading. */
export function OverviewQuiz({ userId, quiz, onPassed, onDraw, isDrawFailed }: OverviewQuizProps) {
  const { attempt, askedQuiz, state, choose, finish, restart } = useAttempt(userId, quiz, onDraw)
  const { lessonId } = quiz
  const graded = state.step === 'graded' ? state.graded : undefined
  const isSubmitting = state.step === 'sending' || state.step === 'waiting'

  useEffect(() => {
    if (graded?.isPassed) onPassed(lessonId)
  }, [graded, onPassed, lessonId])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isAllAnswered(attempt) && state.step === 'answering') finish()
  }

  if (state.step === 'drawing') {
    return (
      <div className="mt-6">
        {isDrawFailed ? <QuestionsProblem onRetry={onDraw} /> : <Waiting>Loading the questions…</Waiting>}
      </div>
    )
  }
  if (graded) {
    return (
      <div className="mt-3 grid gap-5 pb-3 sm:mt-4 sm:gap-10">
        <QuizResultAlert graded={graded} onRestart={restart} />
        {askedQuiz.questions.map((question, index) => (
          <div key={question.question}>
            <h3 className="text-base leading-snug sm:text-xl">{question.question}</h3>
            <ReviewedOptions
              question={question}
              picked={attempt.answers[index] ?? undefined}
              review={graded.review[index]}
            />
          </div>
        ))}
      </div>
    )
  }
  return (
    <form onSubmit={submit} className="mt-3 grid gap-5 pb-3 sm:mt-4 sm:gap-10">
      {askedQuiz.questions.map((question, index) => (
        <QuestionOptions
          key={question.question}
          name={`${lessonId}-${index}`}
          question={question}
          chosen={attempt.answers[index] ?? undefined}
          onChoose={(option) => choose(index, option)}
          isDisabled={state.step !== 'answering'}
        />
      ))}
      <div className="grid gap-4">
        {state.step === 'waiting' && (
          <Alert>
            You're offline. Your answers are saved in this browser, and we'll submit them when you're back
            online.
          </Alert>
        )}
        {state.step === 'outdated' && (
          <Alert tone="error">
            These questions were answered in another tab or have changed, so we couldn't grade your answers.
          </Alert>
        )}
        <div>
          {state.step === 'outdated' ? (
            <Button wide onClick={restart}>
              New questions
            </Button>
          ) : (
            <Button type="submit" wide busy={isSubmitting} disabled={!isAllAnswered(attempt)}>
              Submit Quiz
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

function QuizResultAlert({ graded, onRestart }: { graded: Graded; onRestart: () => void }) {
  const result = useFocusOnMount<HTMLDivElement>({ scrollsToTop: false })
  return (
    <div ref={result} tabIndex={-1} className="grid scroll-mt-24 justify-items-start gap-4">
      <Alert tone={graded.isPassed ? 'success' : 'warning'} className="w-full">
        {resultText(graded)}
      </Alert>
      {!graded.isPassed && (
        <Button variant="secondary" wide onClick={onRestart}>
          Try again
        </Button>
      )}
    </div>
  )
}

function resultText({ isPassed, percent }: Graded): string {
  return isPassed
    ? `Congratulations! You passed with ${percent}%`
    : `You scored ${percent}%. You need at least ${passMarkPercent}% to pass. Please try again.`
}
