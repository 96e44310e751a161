import type { PlanResponse } from '@course/contract/learning/plan'
import { readAllStored } from '../entry/storage.ts'
import { parseLocalPlan } from './shared/local-plan.ts'

/** Whether an exercise has entries, on the server or not yet sent from this browser. */
export function hasEntries(userId: string, exerciseId: string, { plan }: PlanResponse): boolean {
  const unsentKeys = readAllStored(`plan:${userId}:`, parseLocalPlan).flatMap((local) => local.waiting)
  return [...Object.keys(plan?.entries ?? {}), ...unsentKeys].some((key) => key.startsWith(`${exerciseId}/`))
}
