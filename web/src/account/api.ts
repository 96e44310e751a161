import type { Device, Devices } from '@course/contract/account/devices'
import type { User } from '@supabase/auth-js'
import { callFunction } from '../api/clients.ts'
import { type AuthResult, runAuthCall } from '../api/run-auth-call.ts'
import { whileReachable } from '../entry/auth.ts'

/** The account from the server; the stored copy may be an hour old. */
export async function fetchUser(): Promise<User> {
  const { data, error } = await whileReachable((auth) => auth.getUser())
  if (error) throw error
  return data.user
}

/** Returns the newer version of the same account. */
export const newerUser = (one: User, other: User | undefined): User =>
  other?.id === one.id && (other.updated_at ?? '') > (one.updated_at ?? '') ? other : one

/** An empty name or time zone is removed. */
export const saveProfile = (name: string, timeZone: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ data: { name: name || null, time_zone: timeZone || null } })
    if (error) throw error
    return {}
  })

const redirectOptions = () => ({ emailRedirectTo: `${window.location.origin}/welcome` })

/** Emails a link to the current and the new email; the change takes effect when both are opened. */
export const startEmailChange = (email: string, currentPassword: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ email, current_password: currentPassword }, redirectOptions())
    if (error) throw error
    return {}
  })

export const resendEmailChange = (currentEmail: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.resend({
      type: 'email_change',
      email: currentEmail,
      options: redirectOptions(),
    })
    if (error) throw error
    return {}
  })

/** The emailed links stop working. */
export const cancelEmailChange = (currentEmail: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ email: currentEmail })
    if (error) throw error
    return {}
  })

/** The server also ends the other sessions, unless the user keeps them. */
export const changePassword = (
  password: string,
  currentPassword: string,
  keepsOtherSessions: boolean,
): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const change = { password, current_password: currentPassword, keep_other_sessions: keepsOtherSessions }
    const { error } = await auth.updateUser(change)
    if (error) throw error
    return {}
  })

export const fetchDevices = async (): Promise<readonly Device[]> =>
  (await callFunction<Devices>('account-sessions')).sessions

export const signOutDevice = (id: string) => callFunction<object>('end-session', { id })

export const signOutOthers = (): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.signOut({ scope: 'others' })
    if (error) throw error
    return {}
  })
