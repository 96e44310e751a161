import { courseLabels } from '@course/content/site/learning/course-labels'
import { quizCopy } from '@course/content/site/learning/quiz'
import { lessonPagePath } from '@course/contract/learning/library'
import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { lessonNumberOf, lessonTitleOf } from '@course/contract/lessons'
import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { type Attempt, isAnswered, isLastQuestion } from './attempt.ts'
import { QuestionOptions } from './question-options.tsx'
import { useOptionKeys } from './use-option-keys.ts'

type QuestionScreenProps = {
  quiz: PublicQuiz
  attempt: Attempt
  /** Moves the focus to the first question, because the focused restart button was removed. */
  takesFocus: boolean
  onChoose: (question: number, option: number) => void
  onNext: () => void
  onFinish: () => void
}

export function QuestionScreen(props: QuestionScreenProps) {
  const { quiz, attempt, takesFocus, onChoose, onNext, onFinish } = props
  const form = useRef<HTMLFormElement>(null)
  const { index } = attempt
  const total = quiz.questions.length
  const question = quiz.questions[index]
  const number = lessonNumberOf(quiz.lessonId)
  useFocusOnQuestion(form, index, takesFocus)
  useOptionKeys(form)
  if (!question) return null

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isAnswered(attempt, index)) return
    if (isLastQuestion(attempt)) onFinish()
    else onNext()
  }

  return (
    <form ref={form} onSubmit={handleSubmit}>
      <ProgressBar
        label={quizCopy.answered}
        value={attempt.answers.filter((answer) => answer !== null).length}
        max={total}
        className="max-h-[3px]"
      />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 sm:mt-8">
        <h1 className="eyebrow">
          <span className="max-sm:sr-only">{courseLabels.quizTitle(number, lessonTitleOf(number))}</span>
          <span aria-hidden="true" className="sm:hidden">
            {courseLabels.quiz(number)}
          </span>
        </h1>
        <p className="text-sm tabular text-muted">{quizCopy.question(index + 1, total)}</p>
      </div>
      <QuestionOptions
        key={index}
        name={`question-${index}`}
        question={question}
        chosen={attempt.answers[index] ?? undefined}
        onChoose={(option) => onChoose(index, option)}
        isLarge
      />
      {/* On phones in reach of a thumb, unless enlarged text leaves no room for it. */}
      <div className="mt-4 flex flex-row-reverse items-center justify-between gap-3 max-sm:-mx-5 max-sm:border-t max-sm:border-hairline max-sm:bg-paper max-sm:px-5 max-sm:py-3 sm:mt-8 [@media(width<40rem)_and_(height>=26rem)]:sticky [@media(width<40rem)_and_(height>=26rem)]:bottom-0">
        <Button type="submit" className="max-sm:flex-1 max-sm:px-3" disabled={!isAnswered(attempt, index)}>
          {isLastQuestion(attempt) ? quizCopy.finish : quizCopy.next}
        </Button>
        <ButtonLink
          variant="quiet"
          className="max-sm:-ml-3 max-sm:px-3 max-sm:text-sm sm:-ml-6"
          to={lessonPagePath({ lesson: number, page: 1 })}
        >
          {quizCopy.backToLesson}
        </ButtonLink>
      </div>
      <p className="mt-6 hidden text-sm text-muted sm:pointer-fine:block">{quizCopy.tip}</p>
    </form>
  )
}

/** Scrolls to the top and focuses a new question, so that a screen reader reads it. */
function useFocusOnQuestion(form: RefObject<HTMLFormElement | null>, index: number, takesFocus: boolean) {
  const focusedIndex = useRef(takesFocus ? undefined : index)
  useEffect(() => {
    if (focusedIndex.current === index) return
    focusedIndex.current = index
    window.scrollTo({ top: 0, behavior: 'instant' })
    form.current?.querySelector('legend')?.focus({ preventScroll: true })
  }, [form, index])
}
