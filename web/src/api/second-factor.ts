import type { AuthError, Factor, GoTrueClient, User } from '@supabase/auth-js'
import { type AuthResult, runAuthCall } from './run-auth-call.ts'

/** The authenticator apps of an account that have shown a code. */
export const appsOf = (user: User): Factor[] => verified(user, 'totp')

export const hasRecoveryCodes = (user: User): boolean => verified(user, 'recovery_code').length > 0

const verified = (user: User, type: string) =>
  (user.factors ?? []).filter(({ factor_type, status }) => factor_type === type && status === 'verified')

/** Shows the code of an app: to complete a sign-in, a new app, or to confirm who is there. */
export const verifyTotpCode = (factorId: string, code: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') })
    if (error) throw await afterRefusal(auth, error)
    return {}
  })

/** Shows a recovery code, which is used up. */
export const verifyRecoveryCode = (code: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.mfa.recoveryCodes.verify({ code })
    if (error) throw await afterRefusal(auth, error)
    return {}
  })

/**
 * The app may have been removed, or another device ended the sign-in; refreshing the token updates the
 * session.
 */
async function afterRefusal(auth: GoTrueClient, error: AuthError): Promise<AuthError> {
  const mayBeOver = error.code === 'mfa_factor_not_found' || error.name === 'AuthSessionMissingError'
  if (mayBeOver) await auth.refreshSession()
  return error
}
