import type { Value } from '@course/content/plan/types'
import { buildPlan, type PlanResponse } from '@course/contract/learning/plan'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { entriesOutbox } from './entries-outbox.ts'
import { changePlan, openPlan, planIdOf, receivePlan, subscribeToPlans } from './open-plans.ts'

/** The current plan: the server's data merged with entries from this and other windows. */
export function usePlan(userId: string, response: Pick<PlanResponse, 'plan'>) {
  const planId = planIdOf(userId, response)
  const { entries, undo, saveState } = useSyncExternalStore(subscribeToPlans, () => openPlan(userId, planId))
  useEffect(() => {
    if (response.plan) receivePlan(userId, response.plan.id, response.plan)
  }, [userId, response.plan])
  return {
    planId,
    plan: useMemo(() => buildPlan(entries), [entries]),
    entries,
    saveState,
    undo,
    /** Stores and sends values; keys as in `Entries`. */
    change: (values: Readonly<Record<string, Value>>) => changePlan(userId, planId, values),
    send: entriesOutbox.flush,
  }
}
