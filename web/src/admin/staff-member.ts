import type { AdminMe } from '@course/contract/admin/admin'
import { noSessionError, RequestError, toRequestError } from '../app/clients/request-error.ts'
import { storedUserId } from '../app/clients/stored-session.ts'
import { callAdmin } from './requests.ts'

const MAX_AGE_MS = 5 * 60_000

let last: { userId: string; fetchedAt: number; me: Promise<AdminMe> } | undefined

/** The signed-in staff member. Screens and the navigation share one request. */
export function fetchStaffMember(): Promise<AdminMe> {
  const userId = storedUserId()
  if (userId === undefined) return Promise.reject(noSessionError())
  if (last?.userId === userId && Date.now() - last.fetchedAt < MAX_AGE_MS) return last.me
  const me = checkAccess()
  last = { userId, fetchedAt: Date.now(), me }
  return me
}

async function checkAccess(): Promise<AdminMe> {
  try {
    const me = await callAdmin<AdminMe>('admin-me')
    // They may become staff any time: by an invitation, or after setting up a second factor.
    if (me.role === null) forgetStaffMember()
    return me
  } catch (thrown) {
    forgetStaffMember()
    throw new RequestError("An error occurred. We couldn't check your access.", toRequestError(thrown))
  }
}

/** Call it after what can change the role, the second factor or the number of open alarms. */
export function forgetStaffMember(): void {
  last = undefined
}
