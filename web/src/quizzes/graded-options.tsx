import { quizCopy } from '@course/content/site/learning/quiz'
import { lessonPagePath } from '@course/contract/learning/library'
import type { PublicQuestion, QuizPassage, QuizReview } from '@course/contract/learning/quizzes'
import { createSearchParams, Link } from 'react-router'
import { pageQuery } from '../progress/reading-position.ts'
import { classNames } from '../ui/class-names.ts'

type GradedOptionsProps = {
  question: PublicQuestion
  picked: number | undefined
  review: QuizReview[number] | undefined
}

/** Options of an answered question with the correct one, the chosen one, feedback and a lesson link. */
export function GradedOptions({ question, picked, review }: GradedOptionsProps) {
  const { correct, explanation, feedback, passage } = review ?? {}
  return (
    <>
      <ul className="mt-4 grid gap-2">
        {question.options.map((text, option) => {
          const isCorrect = option === correct
          const isPicked = option === picked
          const isWrongChoice = isPicked && !isCorrect
          return (
            <li
              key={text}
              className={classNames(
                'flex gap-4 rounded-md border px-4 py-3 sm:px-5',
                isCorrect && 'border-success bg-success-wash',
                isWrongChoice && 'border-error bg-error-wash',
                !isCorrect && !isWrongChoice && 'border-hairline text-muted',
              )}
            >
              <ChoiceDot isPicked={isPicked} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <span className="min-w-0">{text}</span>
                  {isCorrect && (
                    <span className="flex flex-wrap gap-x-3 text-sm font-semibold text-success">
                      <span>{quizCopy.result.correct}</span>
                      {isPicked && <span className="text-ink">{quizCopy.result.yours}</span>}
                    </span>
                  )}
                  {isWrongChoice && (
                    <span className="text-sm font-semibold text-error">{quizCopy.result.yourAnswer}</span>
                  )}
                </span>
                {feedback && (isCorrect || isWrongChoice) && (
                  <span className="mt-2 block text-sm">{feedback[option]}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {!feedback && explanation && <p className="mt-3 text-muted">{explanation}</p>}
      {passage && <PassageLink passage={passage} />}
    </>
  )
}

/** Looks like the radio button of the question, to show the choice at a glance. */
const ChoiceDot = ({ isPicked }: { isPicked: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'mt-1 grid size-5 shrink-0 place-items-center rounded-full border',
      isPicked ? 'border-2 border-ink' : 'border-outline',
    )}
  >
    {isPicked && <span className="size-2.5 rounded-full border-5 border-ink" />}
  </span>
)

const PassageLink = ({ passage: { lesson, page, text } }: { passage: QuizPassage }) => (
  <p className="mt-3">
    <Link
      to={{
        pathname: lessonPagePath({ lesson, page: 1 }),
        search: createSearchParams({ ...pageQuery(page), find: text }).toString(),
      }}
      className="text-link"
    >
      {quizCopy.result.passage(lesson, page)}
    </Link>
  </p>
)
