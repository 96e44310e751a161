import type { Factor } from '@supabase/auth-js'
import { refreshSession, whileReachable } from '../app/clients/auth.ts'
import { callFunction } from '../app/clients/clients.ts'
import { type AuthResult, runAuthCall } from '../app/clients/run-auth-call.ts'

/** `codes` is null if the account has no recovery codes. */
export type MfaSetup = { apps: readonly Factor[]; codes: { remaining: number; total: number } | null }

export async function fetchSecondFactors(): Promise<MfaSetup> {
  return whileReachable(async (auth) => {
    const { data, error } = await auth.mfa.listFactors()
    if (error) throw error
    if (data.recovery_code.length === 0) return { apps: data.totp, codes: null }
    const status = await auth.mfa.recoveryCodes.getStatus()
    if (status.error) throw status.error
    return { apps: data.totp, codes: status.data }
  })
}

export type NewApp = { id: string; qrCode: string; secret: string }

/** Starts adding an app. Replaces an unfinished enrollment with the same name. */
export const startAppEnrollment = (name: string): Promise<AuthResult<{ app: NewApp }>> =>
  runAuthCall(async (auth) => {
    const enroll = () => auth.mfa.enroll({ factorType: 'totp', friendlyName: name })
    let { data, error } = await enroll()
    if (error?.code === 'mfa_factor_name_conflict') {
      const { data: factors } = await auth.mfa.listFactors()
      const unfinished = factors?.all.find(
        (factor) => factor.friendly_name === name && factor.status === 'unverified',
      )
      if (unfinished) {
        await auth.mfa.unenroll({ factorId: unfinished.id })
        ;({ data, error } = await enroll())
      }
    }
    if (!data) throw error
    return { app: { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret } }
  })

/** Not in the official client. Refreshes the stored user, which lists the apps. */
export async function renameApp(id: string, name: string): Promise<void> {
  await callFunction('rename-factor', { id, name })
  await refreshSession()
}

/** Refreshes the session, because its token contains the factors. */
export const removeApp = (factorId: string): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.mfa.unenroll({ factorId })
    if (error) throw error
    await auth.refreshSession()
    return {}
  })

/** Creates ten codes and replaces existing ones. */
export const createRecoveryCodes = (hasCodes: boolean): Promise<AuthResult<{ codes: string[] }>> =>
  runAuthCall(async (auth) => {
    const { recoveryCodes } = auth.mfa
    const { data, error } = await (hasCodes ? recoveryCodes.regenerate() : recoveryCodes.generate())
    if (error) throw error
    await auth.refreshSession()
    return { codes: data.codes }
  })

export const deleteRecoveryCodes = (): Promise<AuthResult> =>
  runAuthCall(async (auth) => {
    const { error } = await auth.mfa.recoveryCodes.unenroll()
    if (error) throw error
    await auth.refreshSession()
    return {}
  })
