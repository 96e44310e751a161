import type { User } from '@supabase/auth-js'
import { callAuth, refreshSession } from './auth.ts'
import { callFunction } from './clients.ts'

/** False for buyers, and an owner with a generated password, who have not chosen one yet. */
export const hasOwnPassword = (user: User): boolean => user.user_metadata.requires_password_reset !== true

/**
 * Opens sudo mode: for ten minutes the server accepts sensitive actions of this session. Then refreshes the session
 * to get new tokens.
 */
export async function openSudoModeWithPassword(password: string): Promise<void> {
  await callAuth((auth) => auth.updateUser({ current_password: password }))
  await refreshSession()
}

export const supportsPasskeyInSudoMode = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Opens sudo mode, too. The official client only signs in with a passkey, which would open another session. */
export async function openSudoModeWithPasskey(): Promise<void> {
  const { challenge_id, options } = await callAuth((auth) => auth.passkey.startAuthentication())
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  await callFunction('confirm-passkey', { challenge_id, credential: credential.toJSON() })
  await refreshSession()
}

/** Emails a link to set a password. Accounts that have nothing to confirm with do so before they open sudo mode. */
export const requestPasswordLink = (email: string) =>
  callAuth((auth) =>
    auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/reset-password` }),
  )
