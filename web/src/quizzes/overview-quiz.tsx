import { courseLabels } from '@course/content/site/learning/course-labels'
import { quizCopy } from '@course/content/site/learning/quiz'
import { shellCopy } from '@course/content/site/shell'
import { type PublicQuiz, passMarkPercent } from '@course/contract/learning/quizzes'
import { lessonNumberOf, lessonTitleOf } from '@course/contract/lessons'
import type { FormEvent } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { isAllAnswered } from './attempt.ts'
import { GradedOptions } from './graded-options.tsx'
import { QuestionOptions } from './question-options.tsx'
import { RefusedAttempt } from './refused-attempt.tsx'
import type { Graded } from './requests.ts'
import { useAttempt } from './use-attempt.ts'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'

type OverviewQuizProps = {
  userId: string
  quiz: PublicQuiz
  /** Passed before the page was loaded. */
  wasPassed: boolean
}

/** Card with the overview quiz of one lesson. */
export function OverviewQuiz({ userId, quiz, wasPassed }: OverviewQuizProps) {
  const quizAttempt = useAttempt(userId, quiz)
  const { state } = quizAttempt
  const isPassed = wasPassed || (state.step === 'graded' && state.graded.isPassed)
  const number = lessonNumberOf(quiz.lessonId)
  const titleId = `${quiz.lessonId}-title`
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-md border border-hairline bg-surface px-4 py-4 sm:px-8 sm:py-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p className="eyebrow">{courseLabels.lesson(number)}</p>
        {isPassed && <Badge tone="success">{courseLabels.completed}</Badge>}
      </div>
      <h2 id={titleId} className="mt-1 text-lg leading-snug sm:text-2xl">
        {lessonTitleOf(number)}
      </h2>
      {state.step === 'drawing' ? (
        <Waiting className="mt-6">{quizCopy.loading}</Waiting>
      ) : state.step === 'graded' ? (
        <GradedQuiz {...quizAttempt} graded={state.graded} />
      ) : (
        <QuizForm {...quizAttempt} />
      )}
    </section>
  )
}

type QuizAttempt = ReturnType<typeof useAttempt>

function QuizForm({ attempt, askedQuiz, state, choose, finish, sendAgain, restart }: QuizAttempt) {
  const isSubmitting = state.step === 'sending' || state.step === 'waiting'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isAllAnswered(attempt) && state.step === 'answering') finish()
  }

  return (
    <form onSubmit={submit} className="mt-3 grid gap-5 pb-3 sm:mt-4 sm:gap-10">
      {askedQuiz.questions.map((question, index) => (
        <QuestionOptions
          key={question.question}
          name={`${attempt.lessonId}-${index}`}
          question={question}
          chosen={attempt.answers[index] ?? undefined}
          onChoose={(option) => choose(index, option)}
          isDisabled={state.step !== 'answering'}
        />
      ))}
      <div className="grid gap-4">
        {state.step === 'waiting' && <Alert>{quizCopy.overview.saved}</Alert>}
        {state.step === 'outdated' && <Alert tone="error">{quizCopy.overview.outdated}</Alert>}
        {state.step === 'refused' ? (
          <RefusedAttempt error={state.error} onSendAgain={sendAgain} onRestart={restart} />
        ) : (
          <div>
            {state.step === 'outdated' ? (
              <Button wide onClick={restart}>
                {quizCopy.overview.newQuestions}
              </Button>
            ) : (
              <Button type="submit" wide busy={isSubmitting} disabled={!isAllAnswered(attempt)}>
                {quizCopy.overview.submit}
              </Button>
            )}
          </div>
        )}
      </div>
    </form>
  )
}

/** The result and the reviewed answers. */
function GradedQuiz({ attempt, askedQuiz, graded, restart }: QuizAttempt & { graded: Graded }) {
  const result = useFocusAndScroll<HTMLDivElement>({ scrollsToTop: false })
  return (
    <div className="mt-3 grid gap-5 pb-3 sm:mt-4 sm:gap-10">
      <div ref={result} tabIndex={-1} className="grid scroll-mt-24 justify-items-start gap-4">
        <Alert tone={graded.isPassed ? 'success' : 'warning'} className="w-full">
          {graded.isPassed
            ? quizCopy.overview.passed(graded.percent)
            : quizCopy.overview.missed(graded.percent, passMarkPercent())}
        </Alert>
        {!graded.isPassed && (
          <Button variant="secondary" wide onClick={restart}>
            {shellCopy.retry}
          </Button>
        )}
      </div>
      {askedQuiz.questions.map((question, index) => (
        <div key={question.question}>
          <h3 className="text-base leading-snug sm:text-xl">{question.question}</h3>
          <GradedOptions
            question={question}
            picked={attempt.answers[index] ?? undefined}
            review={graded.review[index]}
          />
        </div>
      ))}
    </div>
  )
}
