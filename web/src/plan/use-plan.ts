import type { Value } from '@course/content/plan/types'
import { buildPlan, type PlanResponse } from '@course/contract/learning/plan'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { planStoreOf } from './plan-store.ts'

/** The current plan: the server's data merged with entries from this and other windows. */
export function usePlan(userId: string, response: Pick<PlanResponse, 'plan'>) {
  // The first plan has the account's id, so that devices that start it offline start the same plan.
  const planId = response.plan?.id ?? userId
  const store = useMemo(() => planStoreOf(userId, planId), [userId, planId])
  const { plan, state, undo } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  useEffect(() => {
    if (response.plan) store.receive(response.plan.entries, response.plan.revision, response.plan.undo)
  }, [store, response.plan])
  const { entries } = plan
  return {
    planId,
    plan: useMemo(() => buildPlan(entries), [entries]),
    entries,
    saveState: state,
    undo,
    receive: store.receive,
    /** Stores and sends values; keys as in `Entries`. */
    change: store.change as (values: Readonly<Record<string, Value>>) => void,
    send: store.send,
  }
}

/** Today's date in the learner's time zone. */
export function useToday(): string {
  const [today] = useState(() => {
    const now = new Date()
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  })
  return today
}
