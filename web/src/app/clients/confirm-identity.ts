import { callFunction } from './clients.ts'
import { type AuthResult, runAuthCall } from './run-auth-call.ts'

/**
 * Opens sudo mode: for ten minutes the server accepts sensitive actions of this session. Then refreshes the session
 * to get new tokens.
 */
export const confirmPassword = (password: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ current_password: password })
    if (error) throw error
    await auth.refreshSession()
    return {}
  })

export const supportsPasskeyConfirmation = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Opens sudo mode, too. The official client only signs in with a passkey, which would open another session. */
export const confirmPasskey = (): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { data, error } = await auth.passkey.startAuthentication()
    if (error) throw error
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      data.options as PublicKeyCredentialRequestOptionsJSON,
    )
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
    await callFunction('confirm-passkey', {
      challenge_id: data.challenge_id,
      credential: credential.toJSON(),
    })
    await auth.refreshSession()
    return {}
  })

/** Emails a link to set a password, for accounts that have nothing to confirm with. */
export const requestPasswordLink = (email: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const redirectTo = `${window.location.origin}/reset-password`
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
    if (error) throw error
    return {}
  })
