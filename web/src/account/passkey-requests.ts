import type { PasskeyListItem } from '@supabase/auth-js'
import { callAuth } from '../app/clients/auth.ts'

export type Passkey = PasskeyListItem

export const fetchPasskeys = (): Promise<readonly Passkey[]> => callAuth((auth) => auth.passkey.list())

/** Lets the browser create a passkey, then names it. */
export async function addPasskey(name: string): Promise<void> {
  const { id } = await callAuth((auth) => auth.registerPasskey())
  if (name) await renamePasskey(id, name)
}

export const renamePasskey = (passkeyId: string, friendlyName: string) =>
  callAuth((auth) => auth.passkey.update({ passkeyId, friendlyName }))

export const removePasskey = (passkeyId: string) => callAuth((auth) => auth.passkey.delete({ passkeyId }))
