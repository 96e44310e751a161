import { courseLabels } from '@course/content/site/learning/course-labels'
import { quizCopy } from '@course/content/site/learning/quiz'
import { spacedReviewLinks } from '@course/content/site/learning/spaced-review'
import { shellCopy } from '@course/content/site/shell'
import { lessonPagePath } from '@course/contract/learning/library'
import {
  countdownSeconds,
  type PublicQuiz,
  passMarkPercent,
  type QuizReview,
} from '@course/contract/learning/quizzes'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { StrandsProgress, StrandsRule } from '../ui/strands.tsx'
import type { Attempt } from './attempt.ts'
import { destinationAfterQuiz } from './destination-after-quiz.ts'
import { GradedQuestions } from './graded-questions.tsx'
import type { Graded } from './requests.ts'
import { useCountdown } from './use-countdown.ts'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'

type ResultScreenProps = {
  quiz: PublicQuiz
  attempt: Attempt
  graded: Graded
  /** Link to the lesson that passing opens. */
  nextLesson: ReactNode
  onRestart: () => void
}

/** Shows the result and redirects after a countdown, unless the answers are reviewed or the learner stays. */
export function ResultScreen({ quiz, attempt, graded, nextLesson, onRestart }: ResultScreenProps) {
  const navigate = useNavigate()
  const [isReviewed, setReviewed] = useState(false)
  const [isStaying, setStaying] = useState(false)
  const heading = useFocusAndScroll<HTMLHeadingElement>()
  const destination = destinationAfterQuiz(quiz.lessonId, graded.isPassed)
  const leave = () => navigate(destination.path)
  const link = graded.isPassed ? nextLesson : undefined
  const secondsLeft = useCountdown(countdownSeconds, !isReviewed && !isStaying, leave)
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {quizCopy.result.title}
      </h1>
      <ScoreStrands percent={graded.percent} />
      <p className="mt-5 font-display text-2xl sm:mt-6 sm:text-3xl">
        {quizCopy.result.scored(graded.score, graded.total)}
      </p>
      <p className={classNames('mt-2 text-lg font-semibold', graded.isPassed && 'text-success')}>
        {graded.isPassed
          ? quizCopy.result.passed(graded.percent)
          : quizCopy.result.missed(graded.percent, passMarkPercent())}
      </p>
      {!isReviewed && !isStaying && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <p role="timer" className="tabular text-muted">
            {quizCopy.result.countdown(destination.redirect, secondsLeft)}
          </p>
          <button
            type="button"
            onClick={() => {
              setStaying(true)
              heading.current?.focus()
            }}
            className="text-link min-h-11 rounded-sm"
          >
            {quizCopy.result.stay}
          </button>
        </div>
      )}
      {graded.isPassed && hasFeedback(graded) && (
        <p className="mt-4">
          <Link to="/review" className="text-link">
            {spacedReviewLinks.offer}
          </Link>
        </p>
      )}
      {!graded.isPassed && <PagesToReread answers={attempt.answers} review={graded.review} />}
      {isReviewed && (
        <>
          <StrandsRule className="my-10" />
          <section aria-labelledby="review-title">
            <ReviewHeading />
            <GradedQuestions questions={quiz.questions} answers={attempt.answers} review={graded.review} />
          </section>
        </>
      )}
      {/* Below the review, so that the buttons are where the reading ends. */}
      <div className={classNames('flex flex-col gap-3 sm:flex-row', isReviewed ? 'mt-10' : 'mt-8')}>
        {link}
        {!graded.isPassed && !isReviewed && review('primary')}
        {!graded.isPassed && (
          <Button variant={isReviewed ? 'primary' : 'secondary'} wide onClick={onRestart}>
            {shellCopy.retry}
          </Button>
        )}
        <Button variant={leaveVariant()} wide onClick={leave}>
          {destination.button}
        </Button>
        {graded.isPassed && !isReviewed && review('quiet')}
      </div>
    </div>
  )

  function review(variant: 'primary' | 'quiet') {
    return (
      <Button variant={variant} wide onClick={() => setReviewed(true)}>
        {quizCopy.result.review}
      </Button>
    )
  }

  function leaveVariant() {
    if (!graded.isPassed) return 'quiet'
    return link ? 'secondary' : 'primary'
  }
}

/** The strands of the course, woven as far as the score, with a hairline at the pass mark. */
function ScoreStrands({ percent }: { percent: number }) {
  const [value, setValue] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setValue(percent))
    return () => cancelAnimationFrame(frame)
  }, [percent])
  return (
    <div aria-hidden="true" className="mt-6 sm:mt-8">
      <StrandsProgress
        value={value}
        max={100}
        mark={passMarkPercent()}
        haloClass="stroke-paper"
        className="sm:h-20"
      />
      <div className="mt-1 flex text-xs tabular text-muted">
        <span style={{ width: `${passMarkPercent()}%` }} />
        <span className="-translate-x-1/2">{passMarkPercent()}%</span>
      </div>
    </div>
  )
}

type PagesToRereadProps = { answers: Attempt['answers']; review: QuizReview }

/** The pages that answer the missed questions, in the order of the course. */
function PagesToReread({ answers, review }: PagesToRereadProps) {
  const missed = new Map<string, { lesson: number; page: number; questions: number }>()
  for (const [index, { correct, passage }] of review.entries()) {
    if (!passage || answers[index] === correct) continue
    const path = lessonPagePath(passage)
    missed.set(path, { ...passage, questions: (missed.get(path)?.questions ?? 0) + 1 })
  }
  if (missed.size === 0) return null
  const pages = [...missed].sort(([, a], [, b]) => a.lesson - b.lesson || a.page - b.page)
  return (
    <section aria-labelledby="reread-title" className="mt-8">
      <h2 id="reread-title" className="text-xl">
        {quizCopy.result.reread}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {pages.map(([path, { lesson, page, questions }]) => (
          <li key={path} className="flex items-baseline justify-between gap-x-6">
            <Link to={path} className="text-link inline-flex min-h-11 items-center rounded-sm">
              {courseLabels.lessonPage(lesson, page)}
            </Link>
            <span className="text-sm tabular text-muted">{quizCopy.result.missedQuestions(questions)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Takes the focus of the button that it replaces. */
function ReviewHeading() {
  const heading = useFocusAndScroll<HTMLHeadingElement>({ scrollsToTop: false })
  return (
    <h2 id="review-title" ref={heading} tabIndex={-1} className="text-2xl">
      {quizCopy.result.answers}
    </h2>
  )
}

/** Only customers with access get feedback and can use spaced review. */
const hasFeedback = ({ review }: Graded): boolean => review[0]?.feedback !== undefined
