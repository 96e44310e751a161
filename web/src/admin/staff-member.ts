import type { AdminMe } from '@course/contract/admin/admin'
import { RequestError } from '../app/clients/request-error.ts'
import { storedUserId } from '../app/clients/stored-session.ts'
import { callAdmin } from './requests.ts'

const MAX_AGE_MS = 5 * 60_000

let last: { userId: string; fetchedAt: number; me: Promise<AdminMe> } | undefined

/** The signed-in staff member. Screens and the navigation share one request. */
export function fetchStaffMember(): Promise<AdminMe> {
  const userId = storedUserId()
  if (userId === undefined) return Promise.reject(new RequestError('No session found'))
  if (last?.userId === userId && Date.now() - last.fetchedAt < MAX_AGE_MS) return last.me
  const me = callAdmin<AdminMe>('admin-me').catch((error: RequestError) => {
    forgetStaffMember()
    throw new RequestError("An error occurred. We couldn't check your access.", error)
  })
  last = { userId, fetchedAt: Date.now(), me }
  return me
}

/** Call it after actions, which can change the role and the number of open alarms. */
export function forgetStaffMember(): void {
  last = undefined
}
