import type { Value } from '@course/content/plan/types'
import { type PlanResponse, planOf } from '@course/contract/learning/plan'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { openPlanStore, type PlanStore } from './plan-store.ts'

/** Windows of the same tab share a plan: what a lesson entered is on the page of the plan at once. */
const stores = new Map<string, PlanStore>()

function storeFor(userId: string, planId: string): PlanStore {
  const key = `${userId} ${planId}`
  const store = stores.get(key) ?? openPlanStore(userId, planId)
  stores.set(key, store)
  return store
}

/** The plan in use with what was typed here, as the server's answer and other windows add to it. */
export function usePlan(userId: string, response: Pick<PlanResponse, 'plan'>) {
  // The first plan has the account's id, so that devices that begin it without each other begin the same one.
  const planId = response.plan?.id ?? userId
  const store = useMemo(() => storeFor(userId, planId), [userId, planId])
  const { plan, state, undo } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  useEffect(() => {
    if (response.plan) store.receive(response.plan.entries, response.plan.revision, response.plan.undo)
  }, [store, response.plan])
  const { entries } = plan
  return {
    planId,
    plan: useMemo(() => planOf(entries), [entries]),
    entries,
    state,
    undo,
    receive: store.receive,
    /** Stores and sends what was entered; keys as in `Entries`. */
    change: store.change as (values: Readonly<Record<string, Value>>) => void,
    send: store.send,
  }
}

/** Today where the learner is. */
export function useToday(): string {
  const [today] = useState(() => {
    const now = new Date()
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  })
  return today
}
