import { type Browser, browser, PASSWORD, signedInBrowser } from './accounts.ts'
import type { RunningSite } from './start-site.ts'
import { codeAt } from './totp.ts'

/** What the app of this secret shows now. */
export const codeNow = (site: RunningSite, secret: string) =>
  codeAt(secret, site.clock.now().getTime() / 1000)

/** Adds an authenticator app and shows its first code. */
export async function addApp(site: RunningSite, auth: Browser, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  const { id: factorId } = data
  const { secret } = data.totp
  const shown = await auth.mfa.challengeAndVerify({ factorId, code: codeNow(site, secret) })
  if (shown.error) throw shown.error
  return { factorId, secret }
}

/** The client as the site opens it, which knows recovery codes. */
export const browserWithCodes = (site: RunningSite): Browser =>
  browser(site, { experimental: { recoveryCodes: true } })

/** Somebody who is signed in with a second factor and has the ten codes. */
export async function ownerWithCodes(site: RunningSite) {
  const { email, user } = await signedInBrowser(site)
  const auth = browserWithCodes(site)
  await auth.signInWithPassword({ email, password: PASSWORD })
  const app = await addApp(site, auth)
  const { data, error } = await auth.mfa.recoveryCodes.generate()
  if (error) throw error
  return { auth, email, user, ...app, setId: data.id, codes: data.codes }
}

/** As if somebody whose account has no password in this test had entered one for what they do next. */
export const simulateReauthentication = (site: RunningSite, userId: string) =>
  site.db
    .updateTable('sessions')
    .set({ own_proof_at: site.clock.now().toISOString() })
    .where('user_id', '=', userId)
    .execute()
