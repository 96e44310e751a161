import type { Factor, User } from '@supabase/auth-js'
import { callAuth, refreshSession } from './auth.ts'
import { toRequestError } from './request-error.ts'

/** Authenticator apps that have been verified with a code. */
export const verifiedTotpFactors = (user: User): Factor[] => findVerifiedFactors(user, 'totp')

export const hasRecoveryCodes = (user: User): boolean => findVerifiedFactors(user, 'recovery_code').length > 0

const findVerifiedFactors = (user: User, type: string) =>
  (user.factors ?? []).filter(({ factor_type, status }) => factor_type === type && status === 'verified')

/** Verifies a TOTP code: to complete a sign-in, to add an app, or to open sudo mode. */
export const verifyTotpCode = (factorId: string, code: string): Promise<void> =>
  verify(callAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') })))

/** Verifies a recovery code, which works only once. */
export const verifyRecoveryCode = (code: string): Promise<void> =>
  verify(callAuth((auth) => auth.mfa.recoveryCodes.verify({ code })))

/**
 * The factor may have been removed, or the session revoked on another device. Refreshing the token updates
 * the session.
 */
async function verify(verification: Promise<unknown>): Promise<void> {
  try {
    await verification
  } catch (thrown) {
    const error = toRequestError(thrown)
    const isSessionMissing = error.cause instanceof Error && error.cause.name === 'AuthSessionMissingError'
    if (error.code === 'mfa_factor_not_found' || isSessionMissing) await refreshSession()
    throw error
  }
}
