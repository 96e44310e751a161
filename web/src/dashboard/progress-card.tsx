import { addDays, dateText } from '@course/content/plan/dates'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { planCopy } from '@course/content/site/learning/plan'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import type { PlanDate, PlanSummary } from '@course/contract/learning/plan'
import { totalLessons } from '@course/contract/lessons'
import { Link } from 'react-router'
import type { AsyncResult } from '../app/page-data/use-page-data.ts'
import { useToday } from '../app/use-today.ts'
import { courseStats, hasPassedEverything, type Learner, progressText } from '../progress/learner.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/states.tsx'
import { StrandsProgress } from '../ui/strands.tsx'

/** A date of the plan is shown this many days before. */
const PLAN_DATE_LEAD_DAYS = 7

type ProgressCardProps = { learner: Learner; isAdministrator: boolean; plan: AsyncResult<PlanSummary | null> }

/** Course progress; the strands grow with every lesson. */
export function ProgressCard({ learner, isAdministrator, plan: { value: plan, error } }: ProgressCardProps) {
  const { text, percent } = progressText(learner, isAdministrator)
  return (
    <Card>
      <h2 className="eyebrow">{dashboardCopy.progress}</h2>
      <div className="mt-3 flex items-baseline justify-between gap-6">
        <p className="font-display text-xl sm:text-2xl">{text}</p>
        <p className="font-display text-xl tabular text-brand sm:text-2xl">{percent}%</p>
      </div>
      <div
        role="progressbar"
        aria-label={dashboardCopy.progressBar}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="mt-5"
      >
        <StrandsProgress value={percent} max={100} />
        <div aria-hidden="true" className="mt-3 grid auto-cols-fr grid-flow-col text-xs text-muted">
          {Array.from({ length: totalLessons() }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is identified by position
            <span key={index} className="border-l border-hairline pl-2">
              {courseLabels.lesson(index + 1)}
            </span>
          ))}
        </div>
      </div>
      {!isAdministrator && <ProgressStats learner={learner} />}
      {plan && (
        <p className="mt-5 text-sm">
          <Link to="/plan" className="text-link">
            {planCopy.title}
          </Link>
          {`: ${courseLabels.exercisesDone(plan.done, plan.exercises)}`}
        </p>
      )}
      {plan && <PlanDates dates={plan.dates} />}
      {plan === undefined && error !== undefined && (
        <LoadError error={error} className="mt-5">
          {planPageCopy.failed}
        </LoadError>
      )}
    </Card>
  )
}

/** What the plan names for today, or else for the next days. */
function PlanDates({ dates }: { dates: readonly PlanDate[] }) {
  const today = useToday()
  const until = addDays(today, PLAN_DATE_LEAD_DAYS)
  const next = dates.find(({ on }) => on >= today && on <= until)
  if (!next) return null
  const ofDay = dates.filter(({ on }) => on === next.on)
  return (
    <p className="mt-2 text-sm break-words">
      <span className="font-semibold">
        {dashboardCopy.planDate(next.on === today ? undefined : dateText(next.on))}
      </span>{' '}
      {ofDay.map(({ what }) => what).join(' · ')}
    </p>
  )
}

function ProgressStats({ learner }: { learner: Learner }) {
  const { statLabels, countOf, minutesLeft } = dashboardCopy
  const { pages, pagesRead, minutesLeft: minutes, quizzesPassed } = courseStats(learner)
  const reading = [
    [statLabels.pages, countOf(pagesRead, pages)],
    [statLabels.minutes, minutesLeft(minutes)],
  ] as const
  const rows = [
    ...(hasPassedEverything(learner) && minutes > 0 ? [] : reading),
    [statLabels.quizzes, countOf(quizzesPassed, totalLessons())],
  ] as const
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-3 border-t border-hairline pt-5 sm:grid-cols-3">
      {rows.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 sm:block">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-lg tabular sm:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
