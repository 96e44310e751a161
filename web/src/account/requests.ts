import type { Device } from '@course/contract/account/devices'
import type { User } from '@supabase/auth-js'
import { callAuth } from '../app/clients/auth.ts'
import { callFunction } from '../app/clients/clients.ts'

/** The account from the server; the stored copy may be an hour old. */
export const fetchUser = async (): Promise<User> => (await callAuth((auth) => auth.getUser())).user

/** Saves name and time zone; an empty one is removed. */
export const saveProfile = (name: string, timeZone: string) =>
  callAuth((auth) => auth.updateUser({ data: { name: name || null, time_zone: timeZone || null } }))

const redirectOptions = () => ({ emailRedirectTo: `${window.location.origin}/welcome` })

/** Emails a link to the current and the new email; the change takes effect when both are opened. */
export const startEmailChange = (email: string) =>
  callAuth((auth) => auth.updateUser({ email }, redirectOptions()))

export const resendEmailChange = (currentEmail: string) =>
  callAuth((auth) => auth.resend({ type: 'email_change', email: currentEmail, options: redirectOptions() }))

/** Cancels an email change: the emailed links stop working. */
export const cancelEmailChange = (currentEmail: string) =>
  callAuth((auth) => auth.updateUser({ email: currentEmail }))

/** Sets a new password. The server also ends the other sessions, unless the user keeps them. */
export function changePassword(password: string, keepsOtherSessions: boolean) {
  const change = { password, keep_other_sessions: keepsOtherSessions }
  return callAuth((auth) => auth.updateUser(change))
}

export const fetchDevices = async (): Promise<readonly Device[]> =>
  (await callFunction('account-sessions')).sessions

export const signOutDevice = (id: string) => callFunction('end-session', { id })

export const signOutOthers = () => callAuth((auth) => auth.signOut({ scope: 'others' }))
