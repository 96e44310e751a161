import type { PlanResponse } from '@course/contract/learning/plan'
import { readStored } from '../app/storage.ts'
import { parseLocalPlan } from './local-plan.ts'
import { planKey } from './unsaved.ts'

/** Whether an exercise has entries, on the server or in this browser. */
export function hasEntries(userId: string, exerciseId: string, { plan }: PlanResponse): boolean {
  const local = readStored(planKey(userId, plan?.id ?? userId), parseLocalPlan)
  const keys = Object.keys({ ...plan?.entries, ...local?.entries })
  return keys.some((key) => key.startsWith(`${exerciseId}/`))
}
