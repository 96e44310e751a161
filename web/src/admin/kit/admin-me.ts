import type { AdminMe, StaffRole } from '@course/contract/admin/admin'
import { noSessionError, RequestError, toRequestError } from '../../app/clients/request-error.ts'
import { storedUserId } from '../../app/clients/stored-session.ts'
import { callAdmin } from './requests.ts'

const MAX_AGE_MS = 5 * 60_000

let last: { userId: string; fetchedAt: number; me: Promise<AdminMe> } | undefined

/** A signed-in person who is staff. */
export type StaffMe = AdminMe & { role: StaffRole }

/** The signed-in person, with a role if they are staff. Screens and the navigation share one request. */
export function fetchAdminMe(): Promise<AdminMe> {
  const userId = storedUserId()
  if (userId === undefined) return Promise.reject(noSessionError())
  if (last?.userId === userId && Date.now() - last.fetchedAt < MAX_AGE_MS) return last.me
  const me = checkAccess()
  last = { userId, fetchedAt: Date.now(), me }
  return me
}

async function checkAccess(): Promise<AdminMe> {
  try {
    const me = await callAdmin('admin-me')
    // They may become staff any time: by an invitation, or after setting up a second factor.
    if (me.role === null) forgetAdminMe()
    return me
  } catch (thrown) {
    forgetAdminMe()
    throw new RequestError("An error occurred. We couldn't check your access.", toRequestError(thrown))
  }
}

/** Call it after what can change the role, the second factor or the number of open alarms. */
export function forgetAdminMe(): void {
  last = undefined
}
