import type { Factor } from '@supabase/auth-js'
import { callAuth, refreshSession } from '../app/clients/auth.ts'
import { callFunction } from '../app/clients/clients.ts'
import { toRequestError } from '../app/clients/request-error.ts'

/** `codes` is null if the account has no recovery codes. */
export type SecondFactorSetup = {
  apps: readonly Factor[]
  codes: { remaining: number; total: number } | null
}

export async function fetchSecondFactors(): Promise<SecondFactorSetup> {
  const factors = await callAuth((auth) => auth.mfa.listFactors())
  const codes =
    factors.recovery_code.length > 0 ? await callAuth((auth) => auth.mfa.recoveryCodes.getStatus()) : null
  return { apps: factors.totp, codes }
}

export type NewApp = { id: string; qrCode: string; secret: string }

/** Starts adding an app. Replaces an unfinished enrollment with the same name. */
export async function startAppEnrollment(name: string): Promise<NewApp> {
  try {
    return await enroll(name)
  } catch (error) {
    if (toRequestError(error).code !== 'mfa_factor_name_conflict') throw error
    const { all } = await callAuth((auth) => auth.mfa.listFactors())
    const unfinished = all.find(
      ({ friendly_name, status }) => friendly_name === name && status === 'unverified',
    )
    if (!unfinished) throw error
    await callAuth((auth) => auth.mfa.unenroll({ factorId: unfinished.id }))
    return enroll(name)
  }
}

async function enroll(name: string): Promise<NewApp> {
  const { id, totp } = await callAuth((auth) => auth.mfa.enroll({ factorType: 'totp', friendlyName: name }))
  return { id, qrCode: totp.qr_code, secret: totp.secret }
}

// The token contains the factors, so the session is refreshed after each of these changes.

export async function renameApp(id: string, name: string): Promise<void> {
  // Not in the official client.
  await callFunction('rename-factor', { id, name })
  await refreshSession()
}

export async function removeApp(factorId: string): Promise<void> {
  await callAuth((auth) => auth.mfa.unenroll({ factorId }))
  await refreshSession()
}

/** Creates ten codes and replaces existing ones. */
export async function createRecoveryCodes(hasCodes: boolean): Promise<readonly string[]> {
  const { codes } = await callAuth(({ mfa: { recoveryCodes } }) =>
    hasCodes ? recoveryCodes.regenerate() : recoveryCodes.generate(),
  )
  await refreshSession()
  return codes
}

export async function deleteRecoveryCodes(): Promise<void> {
  await callAuth((auth) => auth.mfa.recoveryCodes.unenroll())
  await refreshSession()
}
