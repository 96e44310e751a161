import { changeNameOf } from '@course/content/plan/answers'
import { isDone } from '@course/content/plan/completion'
import { planCopy } from '@course/content/site/learning/plan'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import type { PlanResponse } from '@course/contract/learning/plan'
import { useMutation } from '../app/saving/use-mutation.ts'
import { useToday } from '../app/use-today.ts'
import { PageTitle } from '../ui/page.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { OpenCommentsNote } from './plan-comments.tsx'
import { PlanDownloads } from './plan-downloads.tsx'
import { PlanExercises } from './plan-exercises.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { PlanSharing } from './plan-sharing.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PlanTools } from './plan-tools.tsx'
import { choosePlan, savePlan, undoPlan } from './requests.ts'
import { SaveNote } from './save-note.tsx'
import { SelfReview } from './self-review.tsx'
import { usePlan } from './use-plan.ts'

type PlanScreenProps = { userId: string; response: PlanResponse }

/** The whole plan: a one-page summary, then every exercise. */
export function PlanScreen({ userId, response }: PlanScreenProps) {
  const { exercises, plans } = response
  const planState = usePlan(userId, response)
  const today = useToday()
  const isEmpty = Object.keys(planState.plan).length === 0
  const next = exercises.find((exercise) => !isDone(exercise, planState.plan))
  /** Every change of the whole plan: choosing another one, starting a new one, undoing. */
  const changePlan = useMutation(changeWholePlan, {
    describeError: (error) =>
      error.isOffline || (error.status ?? 500) >= 500 ? planPageCopy.saveFailed : undefined,
    revalidates: true,
  })
  const startOver = () => window.confirm(planPageCopy.confirmNewPlan) && changePlan.run({ kind: 'start' })

  return (
    <>
      <PageTitle intro={planCopy.intro}>{planCopy.title}</PageTitle>
      <div className="mt-5 grid grid-cols-1 gap-5 sm:mt-6 sm:gap-6">
        <PlanProgress {...{ exercises, next }} plan={planState.plan}>
          <SaveNote
            state={planState.saveState}
            emptyText={isEmpty ? planPageCopy.savedAsYouType : undefined}
          />
        </PlanProgress>
        <PlanTools
          isEmpty={isEmpty}
          plans={plans}
          isBusy={changePlan.isPending}
          planId={planState.planId}
          undo={planState.undo}
          onChoose={(id) => changePlan.run({ kind: 'choose', planId: id })}
          onStartOver={startOver}
          onUndo={() =>
            changePlan.run({ kind: 'undo', planId: planState.planId, begunAt: planState.undo ?? '' })
          }
        />
        <ErrorAlert error={changePlan.error} />
        <OpenCommentsNote comments={response.comments} />
        {!isEmpty && <PlanSummary exercises={exercises} plan={planState.plan} today={today} />}
        {response.plan && !isEmpty && (
          <PlanDownloads
            planId={planState.planId}
            changeName={changeNameOf(planState.plan)}
            today={today}
            isSaved={planState.saveState.step === 'saved'}
          />
        )}
        <section aria-labelledby="exercises-title" className="mt-4 grid grid-cols-1 gap-6">
          <h2 id="exercises-title" className="text-2xl">
            {planPageCopy.exercises}
          </h2>
          <PlanExercises
            key={planState.planId}
            personFields={response.personFields}
            comments={response.comments}
            {...{ exercises, planState, today, next }}
          />
        </section>
        <SelfReview key={planState.planId} {...{ userId, exercises }} planId={planState.planId} />
        {response.plan && (
          <PlanSharing
            key={response.plan.id}
            planId={response.plan.id}
            links={response.links}
            comments={response.comments}
            exercises={exercises}
          />
        )}
      </div>
    </>
  )
}

type WholePlanChange =
  | { kind: 'start' }
  | { kind: 'choose'; planId: string }
  | { kind: 'undo'; planId: string; begunAt: string }

/** A retry starts the same plan again, because the operation id is its id. */
function changeWholePlan(change: WholePlanChange, operationId: () => string): Promise<unknown> {
  if (change.kind === 'start') return savePlan(operationId(), {}, 0)
  if (change.kind === 'choose') return choosePlan(change.planId)
  return undoPlan(change.planId, change.begunAt)
}
