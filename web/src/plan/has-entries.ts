import type { PlanResponse } from '@course/contract/learning/plan'
import { readAllStored } from '../entry/storage.ts'
import { parseLocalPlan } from './shared/local-plan.ts'

/** Whether somebody has written in an exercise: on the server, or still waiting in this browser. */
export function hasEntries(userId: string, exerciseId: string, { plan }: PlanResponse): boolean {
  const waiting = readAllStored(`plan:${userId}:`, parseLocalPlan).flatMap((local) => local.waiting)
  return [...Object.keys(plan?.entries ?? {}), ...waiting].some((key) => key.startsWith(`${exerciseId}/`))
}
