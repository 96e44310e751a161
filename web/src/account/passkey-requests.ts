import type { PasskeyListItem } from '@supabase/auth-js'
import { callAuth, whileReachable } from '../app/clients/auth.ts'
import { type AuthResult, runAuthCall } from '../app/clients/run-auth-call.ts'

export type Passkey = PasskeyListItem

export async function fetchPasskeys(): Promise<readonly Passkey[]> {
  const { data, error } = await whileReachable((auth) => auth.passkey.list())
  if (error) throw error
  return data
}

/** Lets the browser create a passkey, then names it. */
export const addPasskey = (name: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { data, error } = await auth.registerPasskey()
    if (error) throw error
    if (name) await auth.passkey.update({ passkeyId: data.id, friendlyName: name })
    return {}
  })

export const renamePasskey = (passkeyId: string, friendlyName: string) =>
  callAuth((auth) => auth.passkey.update({ passkeyId, friendlyName }))

export const removePasskey = (passkeyId: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.passkey.delete({ passkeyId })
    if (error) throw error
    return {}
  })
