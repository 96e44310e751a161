import type { Device, Devices } from '@course/contract/account/devices'
import type { User } from '@supabase/auth-js'
import { whileReachable } from '../app/clients/auth.ts'
import { callFunction } from '../app/clients/clients.ts'
import { type AuthResult, runAuthCall } from '../app/clients/run-auth-call.ts'

/** The account from the server; the stored copy may be an hour old. */
export async function fetchUser(): Promise<User> {
  const { data, error } = await whileReachable((auth) => auth.getUser())
  if (error) throw error
  return data.user
}

/** Returns the newer version of the same account. */
export const newerUser = (one: User, other: User | undefined): User =>
  other?.id === one.id && (other.updated_at ?? '') > (one.updated_at ?? '') ? other : one

/** Saves name and time zone; an empty one is removed. */
export const saveProfile = (name: string, timeZone: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ data: { name: name || null, time_zone: timeZone || null } })
    if (error) throw error
    return {}
  })

const redirectOptions = () => ({ emailRedirectTo: `${window.location.origin}/welcome` })

/** Emails a link to the current and the new email; the change takes effect when both are opened. */
export const startEmailChange = (email: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ email }, redirectOptions())
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

/** Cancels an email change: the emailed links stop working. */
export const cancelEmailChange = (currentEmail: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ email: currentEmail })
    if (error) throw error
    return {}
  })

/** Sets a new password. The server also ends the other sessions, unless the user keeps them. */
export const changePassword = (password: string, keepsOtherSessions: boolean): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const change = { password, keep_other_sessions: keepsOtherSessions }
    const { error } = await auth.updateUser(change)
    if (error) throw error
    return {}
  })

export const fetchDevices = async (): Promise<readonly Device[]> =>
  (await callFunction<Devices>('account-sessions')).sessions

export const signOutDevice = (id: string): Promise<AuthResult> =>
  runAuthCall(async () => {
    await callFunction('end-session', { id })
    return {}
  })

export const signOutOthers = (): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.signOut({ scope: 'others' })
    if (error) throw error
    return {}
  })
