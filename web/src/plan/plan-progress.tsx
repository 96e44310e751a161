import { isDone } from '@course/content/plan/completion'
import type { Exercise, Plan } from '@course/content/plan/types'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { planCopy } from '@course/content/site/learning/plan'
import { lessonNumberOf } from '@course/contract/lessons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { classNames } from '../ui/class-names.ts'
import { StrandsProgress } from '../ui/strands.tsx'
import { exercisesId } from './plan-exercises.tsx'

type PlanProgressProps = {
  exercises: readonly Exercise[]
  plan: Plan
  /** The first one that is not done. */
  next: Exercise | undefined
  /** Says whether the plan is saved. */
  children: ReactNode
}

/** The strands grow with every exercise that is done. Below them a mark for each exercise, by lesson. */
export function PlanProgress({ exercises, plan, next, children }: PlanProgressProps) {
  useHashTarget('start')
  const done = exercises.filter((exercise) => isDone(exercise, plan)).length
  const lessons = [...Map.groupBy(exercises, ({ lessonId }) => lessonId)]
  return (
    <div className="print:hidden">
      <StrandsProgress value={done} max={exercises.length} haloClass="stroke-paper" />
      <div aria-hidden="true" className="mt-2 flex text-xs text-muted">
        {lessons.map(([lessonId, ofLesson]) => (
          <div key={lessonId} className="min-w-0 border-l border-outline" style={{ flex: ofLesson.length }}>
            <div className="flex h-2">
              {ofLesson.map(({ id }, index) => (
                <span key={id} className={classNames('flex-1', index > 0 && 'border-l border-hairline')} />
              ))}
            </div>
            <span className="block pl-2">{courseLabels.lesson(lessonNumberOf(lessonId))}</span>
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="tabular">{courseLabels.exercisesDone(done, exercises.length)}</p>
        {children}
      </div>
      {next && Object.keys(plan).length > 0 && (
        <p className="mt-1 text-sm">
          {planCopy.next.eyebrow}:{' '}
          <Link to={{ hash: exercisesId(next.lessonId) }} className="text-link">
            {next.title}
          </Link>
        </p>
      )}
    </div>
  )
}
