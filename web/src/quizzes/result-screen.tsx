import { quizCopy } from '@course/content/site/learning/quiz'
import { spacedReviewLinks } from '@course/content/site/learning/spaced-review'
import { shellCopy } from '@course/content/site/shell'
import { countdownSeconds, type PublicQuiz, passMarkPercent } from '@course/contract/learning/quizzes'
import { totalLessons } from '@course/contract/lessons'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { StrandsProgress, StrandsRule } from '../ui/strands.tsx'
import type { Attempt } from './attempt.ts'
import { destinationAfterQuiz } from './destination-after-quiz.ts'
import { GradedQuestions } from './graded-questions.tsx'
import type { nextLessonAfterQuiz } from './next-lesson.tsx'
import type { Graded } from './requests.ts'
import { useCountdown } from './use-countdown.ts'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'

type ResultScreenProps = {
  quiz: PublicQuiz
  attempt: Attempt
  graded: Graded
  nextLesson: ReturnType<typeof nextLessonAfterQuiz>
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
  const link = graded.isPassed ? nextLesson.link : undefined
  const secondsLeft = useCountdown(countdownSeconds, !isReviewed && !isStaying, leave)
  const review = { wide: true, onClick: () => setReviewed(true) }
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {quizCopy.result.title}
      </h1>
      <p className="mt-6 font-display text-2xl">{quizCopy.result.scored(graded.score, graded.total)}</p>
      <p
        className={
          graded.isPassed ? 'mt-2 text-lg font-semibold text-success' : 'mt-2 text-lg font-semibold text-ink'
        }
      >
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
            className="text-link min-h-10 rounded-sm"
          >
            {quizCopy.result.stay}
          </button>
        </div>
      )}
      {graded.isPassed && <GrowingStrands before={nextLesson.passedBefore} />}
      {graded.isPassed && hasFeedback(graded) && (
        <p className="mt-4">
          <Link to="/review" className="text-link">
            {spacedReviewLinks.offer}
          </Link>
        </p>
      )}
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
        {/* After a failed quiz, the answers lead to the pages to read again. */}
        {!graded.isPassed && !isReviewed && <Button {...review}>{quizCopy.result.review}</Button>}
        <Button
          variant={link || (!graded.isPassed && !isReviewed) ? 'secondary' : 'primary'}
          wide
          onClick={leave}
        >
          {destination.button}
        </Button>
        {graded.isPassed && !isReviewed && (
          <Button {...review} variant="secondary">
            {quizCopy.result.review}
          </Button>
        )}
        {!graded.isPassed && (
          <Button variant="secondary" wide onClick={onRestart}>
            {shellCopy.retry}
          </Button>
        )}
      </div>
    </div>
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

/** The progress strands of the dashboard, animated by one passed quiz. */
function GrowingStrands({ before }: { before: number }) {
  const [value, setValue] = useState(before)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setValue(before + 1))
    return () => cancelAnimationFrame(frame)
  }, [before])
  return <StrandsProgress value={value} max={totalLessons()} haloClass="stroke-paper" className="mt-8" />
}

/** Only customers with access get feedback and can use spaced review. */
const hasFeedback = ({ review }: Graded): boolean => review[0]?.feedback !== undefined
