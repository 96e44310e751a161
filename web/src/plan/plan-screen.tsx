import { textOf } from '@course/content/plan/answers'
import { stateOf } from '@course/content/plan/completion'
import { planCopy } from '@course/content/site/learning/plan'
import type { PlanResponse } from '@course/contract/learning/plan'
import { useState } from 'react'
import { newId } from '../app/new-id.ts'
import { Alert } from '../ui/alert.tsx'
import { PageTitle } from '../ui/page.tsx'
import { PlanDownloads } from './plan-downloads.tsx'
import { PlanExercises } from './plan-exercises.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PlanTools } from './plan-tools.tsx'
import { choosePlan, sendPlan, undoPlan } from './requests.ts'
import { SaveNote } from './save-note.tsx'
import { usePlan, useToday } from './use-plan.ts'

type PlanScreenProps = { userId: string; response: PlanResponse; onChanged: () => void }

/** The whole plan: a one-page summary, then every exercise. */
export function PlanScreen({ userId, response, onChanged }: PlanScreenProps) {
  const { exercises, plans } = response
  const planState = usePlan(userId, response)
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const done = exercises.filter((exercise) =>
    ['done', 'complete'].includes(stateOf(exercise, planState.plan)),
  )

  /** Runs one change at a time and revalidates afterwards. */
  async function runChange(run: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await run()
      onChanged()
    } catch (error) {
      console.warn('The plan could not be changed', error)
      setProblem("We couldn't save this. Check your connection and try again.")
    }
    setBusy(false)
  }

  const startOver = () => {
    if (!window.confirm('Start a new plan? Your current plan is saved.')) return
    runChange(async () => {
      const result = await sendPlan(userId, newId(), {}, 0)
      if (result.state === 'refused') return setProblem(result.text)
      if (result.state !== 'saved') throw new Error('The server could not be reached')
    })
  }
  const undo = () =>
    runChange(async () => {
      const { entries, revision, undo: next } = await undoPlan(planState.planId, planState.undo ?? '')
      if (entries) planState.receive(entries, revision, next)
    })

  return (
    <>
      <PageTitle intro={planCopy.intro}>{planCopy.title}</PageTitle>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <p className="tabular print:hidden">
          {done.length} of {exercises.length} exercises done
        </p>
        <PlanTools
          {...{ plans, isBusy }}
          planId={planState.planId}
          undo={planState.undo}
          onChoose={(id) => runChange(() => choosePlan(id))}
          onStartOver={startOver}
          onUndo={undo}
        />
        {problem && <Alert tone="error">{problem}</Alert>}
        <SaveNote state={planState.saveState} isEmpty={Object.keys(planState.plan).length === 0} />
        <PlanSummary exercises={exercises} plan={planState.plan} today={today} />
        {response.plan && (
          <PlanDownloads
            planId={planState.planId}
            changeName={textOf(planState.plan.w01, 'change_name')}
            today={today}
            isSaved={planState.saveState.step === 'saved'}
          />
        )}
        <section aria-labelledby="exercises-title" className="mt-4 grid grid-cols-1 gap-6">
          <h2 id="exercises-title" className="text-2xl">
            Exercise by exercise
          </h2>
          <PlanExercises
            key={planState.planId}
            personFields={response.personFields}
            {...{ exercises, planState, today }}
          />
        </section>
      </div>
    </>
  )
}
