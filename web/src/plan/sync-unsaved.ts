import { readAllStored, store } from '../entry/storage.ts'
import { sendPlan } from './api.ts'
import { changesOf, confirm, type LocalPlan, parseLocalPlan } from './shared/local-plan.ts'
import { planKeyPrefix } from './shared/unsaved.ts'

/** Sends unsaved entries once. Returns false if some could not be sent; those stay stored. */
export async function syncUnsavedEntries(userId: string): Promise<boolean> {
  const unsavedPlans = readAllStored(planKeyPrefix(userId), parseLocalPlan).filter(
    (plan) => plan.waiting.length > 0,
  )
  const sent = await Promise.all(unsavedPlans.map((plan) => sendOnce(userId, plan)))
  return sent.every(Boolean)
}

async function sendOnce(userId: string, plan: LocalPlan): Promise<boolean> {
  const changes = changesOf(plan)
  const result = await sendPlan(plan.id, changes, plan.seen)
  if (result.state !== 'saved') return false
  store(`${planKeyPrefix(userId)}${plan.id}`, confirm(plan, changes, result.saved))
  return true
}
