import type { AuthError, Factor, GoTrueClient, User } from '@supabase/auth-js'
import { type AuthResult, runAuthCall } from './run-auth-call.ts'

/** Authenticator apps that have been verified with a code. */
export const verifiedTotpFactors = (user: User): Factor[] => findVerifiedFactors(user, 'totp')

export const hasRecoveryCodes = (user: User): boolean => findVerifiedFactors(user, 'recovery_code').length > 0

const findVerifiedFactors = (user: User, type: string) =>
  (user.factors ?? []).filter(({ factor_type, status }) => factor_type === type && status === 'verified')

/** Verifies a TOTP code: to complete a sign-in, to add an app, or to open sudo mode. */
export const verifyTotpCode = (factorId: string, code: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') })
    if (error) throw await refreshIfRevoked(auth, error)
    return {}
  })

/** Verifies a recovery code, which works only once. */
export const verifyRecoveryCode = (code: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.mfa.recoveryCodes.verify({ code })
    if (error) throw await refreshIfRevoked(auth, error)
    return {}
  })

/**
 * The factor may have been removed, or the session revoked on another device. Refreshing the token updates
 * the session.
 */
async function refreshIfRevoked(auth: GoTrueClient, error: AuthError): Promise<AuthError> {
  const isPossiblyRevoked = error.code === 'mfa_factor_not_found' || error.name === 'AuthSessionMissingError'
  if (isPossiblyRevoked) await auth.refreshSession()
  return error
}
