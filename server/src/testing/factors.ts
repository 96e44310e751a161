import { TOTP } from 'otpauth'
import { type Browser, browser, PASSWORD, signedInBrowser } from './accounts.ts'
import type { RunningSite } from './start-site.ts'

/** The TOTP code at this time, in seconds. */
export const codeAt = (secret: string, seconds: number): string =>
  new TOTP({ secret }).generate({ timestamp: seconds * 1000 })

/** The current TOTP code. */
export const currentCode = (site: RunningSite, secret: string) =>
  codeAt(secret, site.clock.now().getTime() / 1000)

/** Enrolls an authenticator app and verifies it with its first code. */
export async function enrollTotp(site: RunningSite, auth: Browser, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  const { id: factorId } = data
  const { secret } = data.totp
  const verification = await auth.mfa.challengeAndVerify({ factorId, code: currentCode(site, secret) })
  if (verification.error) throw verification.error
  return { factorId, secret }
}

/** A client with recovery codes enabled, as the web app uses it. */
export const browserWithRecoveryCodes = (site: RunningSite): Browser =>
  browser(site, { experimental: { recoveryCodes: true } })

/** Signs in an account with MFA and generates its recovery codes. */
export async function accountWithRecoveryCodes(site: RunningSite) {
  const { email, user } = await signedInBrowser(site)
  const auth = browserWithRecoveryCodes(site)
  await auth.signInWithPassword({ email, password: PASSWORD })
  const app = await enrollTotp(site, auth)
  const { data, error } = await auth.mfa.recoveryCodes.generate()
  if (error) throw error
  return { auth, email, user, ...app, setId: data.id, codes: data.codes }
}

/** Puts the user's sessions into sudo mode, for accounts without a password. */
export const enterSudoMode = (site: RunningSite, userId: string) => setPasswordAge(site, userId, 0)

/** Ends the sudo mode of the user's sessions. */
export const leaveSudoMode = (site: RunningSite, userId: string) => setPasswordAge(site, userId, 601)

const setPasswordAge = ({ db, clock }: RunningSite, userId: string, seconds: number) => {
  const timestamp = Math.floor(clock.now().getTime() / 1000) - seconds
  const amr = JSON.stringify([{ method: 'password', timestamp }])
  return db.updateTable('sessions').set({ amr }).where('user_id', '=', userId).execute()
}
