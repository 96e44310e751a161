import type { Device, Devices } from '@course/contract/account/devices'
import type { User } from '@supabase/auth-js'
import { attempt, type Outcome } from '../api/auth-attempt.ts'
import { callFunction } from '../api/clients.ts'
import { whileReachable } from '../entry/auth.ts'

/** The account as the server has it now; what the browser keeps may be an hour old. */
export async function readUser(): Promise<User> {
  const { data, error } = await whileReachable((auth) => auth.getUser())
  if (error) throw error
  return data.user
}

/** The newer of two states of the same account. */
export const newerUser = (one: User, other: User | undefined): User =>
  other?.id === one.id && (other.updated_at ?? '') > (one.updated_at ?? '') ? other : one

/** Name and time zone; an empty one is taken away. */
export const saveProfile = (name: string, timeZone: string): Promise<Outcome> =>
  attempt(async (auth) => {
    const { error } = await auth.updateUser({ data: { name: name || null, time_zone: timeZone || null } })
    if (error) throw error
    return {}
  })

const accountPage = () => ({ emailRedirectTo: `${window.location.origin}/welcome` })

/** Mails a link to the present and to the new address; the address changes when both were opened. */
export const beginEmailChange = (email: string, currentPassword: string): Promise<Outcome> =>
  attempt(async (auth) => {
    const { error } = await auth.updateUser({ email, current_password: currentPassword }, accountPage())
    if (error) throw error
    return {}
  })

export const resendEmailChange = (presentEmail: string): Promise<Outcome> =>
  attempt(async (auth) => {
    const { error } = await auth.resend({ type: 'email_change', email: presentEmail, options: accountPage() })
    if (error) throw error
    return {}
  })

/** The links that were mailed lead nowhere afterwards. */
export const cancelEmailChange = (presentEmail: string): Promise<Outcome> =>
  attempt(async (auth) => {
    const { error } = await auth.updateUser({ email: presentEmail })
    if (error) throw error
    return {}
  })

/** The server ends the sessions on other devices with it, unless they are kept. */
export const changePassword = (
  password: string,
  currentPassword: string,
  keepsOthers: boolean,
): Promise<Outcome> =>
  attempt(async (auth) => {
    const change = { password, current_password: currentPassword, keep_other_sessions: keepsOthers }
    const { error } = await auth.updateUser(change)
    if (error) throw error
    return {}
  })

export const readDevices = async (): Promise<readonly Device[]> =>
  (await callFunction<Devices>('account-sessions')).sessions

export const signOutDevice = (id: string) => callFunction<object>('end-session', { id })

export const signOutOthers = (): Promise<Outcome> =>
  attempt(async (auth) => {
    const { error } = await auth.signOut({ scope: 'others' })
    if (error) throw error
    return {}
  })
