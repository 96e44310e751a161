import { lessons } from '@course/content/site/lessons'
import { lessonNumberOf } from '@course/contract/lessons'
import { type PublicQuiz, passMarkPercent } from '@course/contract/quizzes'
import type { FormEvent } from 'react'
import { useEffect } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { isAllAnswered } from './attempt.ts'
import { QuestionOptions } from './question-options.tsx'
import type { Graded } from './submit.ts'
import { useAttempt } from './use-attempt.ts'

type OverviewCardProps = {
  userId: string
  quiz: PublicQuiz
  isPassed: boolean
  onPassed: (lessonId: string) => void
}

/** The short quiz of one lesson, with its own button and its own result. */
export function OverviewCard({ userId, quiz, isPassed, onPassed }: OverviewCardProps) {
  const { attempt, state, choose, finish, restart } = useAttempt(userId, quiz)
  const number = lessonNumberOf(quiz.lessonId)
  const titleId = `${quiz.lessonId}-title`
  const graded = state.step === 'graded' ? state.graded : undefined
  const isOnItsWay = state.step === 'sending' || state.step === 'waiting'

  useEffect(() => {
    if (graded?.isPassed) onPassed(quiz.lessonId)
  }, [graded, onPassed, quiz.lessonId])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isAllAnswered(attempt) && state.step === 'answering') finish()
  }

  function pick(question: number, option: number) {
    if (state.step === 'answering') choose(question, option)
    // Choosing again after a result is a new attempt that begins with the answers on the screen.
    else restart(attempt.answers.with(question, option))
  }

  return (
    <Card>
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <p className="eyebrow">Lesson {number}</p>
            <h2 id={titleId} className="mt-2 text-2xl">
              {lessons[number - 1]?.title}
            </h2>
          </div>
          {isPassed && <Badge tone="success">Completed</Badge>}
        </div>
        <form onSubmit={submit} className="mt-8 grid gap-10">
          {quiz.questions.map((question, index) => (
            <QuestionOptions
              key={question.question}
              name={`${quiz.lessonId}-${index}`}
              question={question}
              chosen={attempt.answers[index] ?? undefined}
              onChoose={(option) => pick(index, option)}
              isDisabled={isOnItsWay}
            />
          ))}
          <div className="grid gap-5">
            {graded && <Alert tone={graded.isPassed ? 'success' : 'warning'}>{verdict(graded)}</Alert>}
            {state.step === 'waiting' && (
              <Alert>
                Your answers are kept in this browser and wait for the connection. They are sent as soon as it
                is back.
              </Alert>
            )}
            {state.step === 'outdated' && (
              <Alert tone="error">
                These questions were revised meanwhile. Load the page again and answer the new ones.
              </Alert>
            )}
            <div>
              <Button
                type="submit"
                wide
                busy={isOnItsWay}
                disabled={!isAllAnswered(attempt) || state.step === 'graded' || state.step === 'outdated'}
              >
                Submit Quiz
              </Button>
            </div>
          </div>
        </form>
      </section>
    </Card>
  )
}

function verdict({ isPassed, percent }: Graded): string {
  return isPassed
    ? `Congratulations! You passed with ${percent}%`
    : `You scored ${percent}%. You need at least ${passMarkPercent}% to pass. Please try again.`
}
