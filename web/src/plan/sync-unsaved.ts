import { storedUserId } from '../app/clients/stored-session.ts'
import { listStored, readStored, store } from '../app/storage.ts'
import { changesOf, confirm, type LocalPlan, parseLocalPlan } from './local-plan.ts'
import { sendPlan } from './requests.ts'
import { planKey } from './unsaved.ts'

/** Sends unsaved entries once. Returns false if some could not be sent; those stay stored. */
export async function syncUnsavedEntries(userId: string): Promise<boolean> {
  const unsavedPlans = listStored(planKey(userId), parseLocalPlan)
    .map(([, plan]) => plan)
    .filter((plan) => plan.waiting.length > 0)
  const sent = await Promise.all(unsavedPlans.map((plan) => sendOnce(userId, plan)))
  return sent.every(Boolean)
}

async function sendOnce(userId: string, plan: LocalPlan): Promise<boolean> {
  const changes = changesOf(plan)
  const result = await sendPlan(userId, plan.id, changes, plan.seen)
  if (result.state !== 'saved') return false
  // After a sign-out in another tab nothing of this user may be stored again.
  if (storedUserId() !== userId) return true
  // Another tab may have stored newer entries meanwhile.
  const current = readStored(planKey(userId, plan.id), parseLocalPlan) ?? plan
  store(planKey(userId, plan.id), confirm(current, changes, result.saved))
  return true
}
