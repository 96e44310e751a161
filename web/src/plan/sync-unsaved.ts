import { readAllStored, store } from '../entry/storage.ts'
import { sendPlan } from './api.ts'
import { changesOf, confirm, type LocalPlan, parseLocalPlan } from './shared/local-plan.ts'
import { planKeys } from './shared/unsaved.ts'

/** Sends what waits in this browser, once. False when some of it did not arrive; it waits on. */
export async function syncUnsavedEntries(userId: string): Promise<boolean> {
  const waiting = readAllStored(planKeys(userId), parseLocalPlan).filter((plan) => plan.waiting.length > 0)
  const sent = await Promise.all(waiting.map((plan) => sendOnce(userId, plan)))
  return sent.every(Boolean)
}

async function sendOnce(userId: string, plan: LocalPlan): Promise<boolean> {
  const changes = changesOf(plan)
  const result = await sendPlan(plan.id, changes, plan.seen)
  if (result.state !== 'saved') return false
  store(`${planKeys(userId)}${plan.id}`, confirm(plan, changes, result.saved))
  return true
}
