import {
  nextImprovements,
  parseRatings,
  type Ratings,
  rubric,
  rubricLevels,
} from '@course/content/plan/rubric'
import type { Exercise } from '@course/content/plan/types'
import { planCopy } from '@course/content/site/learning/plan'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import { Link } from 'react-router'
import { userKey } from '../app/storage/storage.ts'
import { useStored } from '../app/storage/use-stored.ts'
import { OptionRow } from '../ui/option-row.tsx'
import { exercisePath } from './exercise-path.ts'

type SelfReviewProps = { userId: string; planId: string; exercises: readonly Exercise[] }

const copy = planCopy.review

/** The learner judges the plan by a rubric, and sees what to improve next. Kept in this browser only. */
export function SelfReview({ userId, planId, exercises }: SelfReviewProps) {
  const { value: ratings, change } = useStored(
    userKey('plan-review', userId, planId),
    parseRatings,
    (): Ratings => ({}),
    { isShared: true },
  )
  const improvements = nextImprovements(ratings)
  const rated = rubric.filter(({ id }) => ratings[id]).length
  return (
    <section aria-labelledby="review-title" className="mt-4 grid grid-cols-1 gap-6 print:hidden">
      <h2 id="review-title" className="text-2xl">
        {copy.title}
      </h2>
      <p className="max-w-reading">{copy.intro}</p>
      <p>
        <Link to={copy.examples.path} className="text-link">
          {copy.examples.label}
        </Link>
      </p>
      <details className="rounded-md border border-hairline p-4">
        <summary className="min-h-10 rounded-sm font-semibold text-brand">{copy.open}</summary>
        <div className="mt-4 grid grid-cols-1 gap-8">
          {rubric.map(({ id, title, question, levels }) => (
            <fieldset key={id}>
              <legend>
                <span className="block text-lg font-semibold">{title}</span>
                <span className="text-muted">{question}</span>
              </legend>
              <div className="mt-3 grid grid-cols-1 gap-2">
                {rubricLevels.map((level) => (
                  <OptionRow
                    key={level}
                    isCompact
                    name={`review-${id}`}
                    value={level}
                    checked={ratings[id] === level}
                    onChange={() => change({ ...ratings, [id]: level })}
                  >
                    <span className="font-semibold">{copy.levels[level]}:</span> {levels[level]}
                  </OptionRow>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </details>
      <div role="status">
        {rated > 0 && (
          <p className="text-sm text-muted tabular">{planPageCopy.rated(rated, rubric.length)}</p>
        )}
        {rated > 0 && improvements.length === 0 && <p className="mt-2">{copy.nothing}</p>}
      </div>
      {improvements.length > 0 && (
        <div>
          <h3 className="text-xl">{copy.next}</h3>
          <ol className="mt-3 grid list-decimal gap-3 pl-5">
            {improvements.map(({ id, title, next, exercise }) => (
              <li key={id}>
                <span className="font-semibold">{title}.</span> {next}{' '}
                <ExerciseLink {...{ exercises, exercise }} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

function ExerciseLink({ exercises, exercise }: { exercises: readonly Exercise[]; exercise: string }) {
  const found = exercises.find(({ id }) => id === exercise)
  if (!found) return null
  return (
    <Link to={exercisePath(found)} className="text-link">
      {found.title}
    </Link>
  )
}
