import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import { accountWithRecoveryCodes, enrollTotp } from '../../testing/factors.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import type { UserRow } from '../store/accounts.ts'
import { factorResetsJob, requestFactorReset } from './reset-factors.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const HOUR = 3600
const requestReset = (user: UserRow) =>
  site.db.transaction().execute((trx) => requestFactorReset(trx, site, user))
const runJob = () => factorResetsJob(site).run()

const cancelReset = async (token: string) =>
  (
    await fetch(`${site.url}/functions/v1/stop-factor-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
  ).status

async function levelsOf(email: string) {
  const auth = browser(site)
  await auth.signInWithPassword({ email, password: PASSWORD })
  return (await auth.mfa.getAuthenticatorAssuranceLevel()).data
}

const tokenIn = (link: string) => new URL(link).searchParams.get('token')!

test('removes the app and the recovery codes after 24 hours, so that the password is enough', async () => {
  const { user, email, auth } = await accountWithRecoveryCodes(site)
  expect(await requestReset(user)).toMatchObject({ effectiveAt: expect.any(String) })
  expect(await requestReset(user)).toBe('pending')
  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('Two-factor authentication will be turned off')
  expect(mail.link).toContain('/stop-reset?token=')

  site.clock.advance(24 * HOUR - 60)
  await runJob()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal2' })
  site.clock.advance(120)
  await Promise.all([runJob(), runJob()])
  expect(await levelsOf(email)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  expect((await auth.mfa.listFactors()).data?.all ?? []).toEqual([])
  expect((await mailsTo(site, email)).map(({ subject }) => subject).slice(-2)).toEqual([
    'Two-factor authentication will be turned off',
    'Two-factor authentication was turned off',
  ])
  // It is too late to cancel, and there is nothing left to reset.
  expect(await cancelReset(tokenIn(mail.link))).toBe(404)
  expect(await requestReset(user)).toBe('no-factor')
})

test('the emailed link cancels the reset, and a new reset can be requested', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  await enrollTotp(site, auth)
  await requestReset(user)
  const token = tokenIn((await lastMailTo(site, email)).link)
  expect(await cancelReset('no such token')).toBe(404)
  expect(await Promise.all([cancelReset(token), cancelReset(token)])).toEqual([200, 200])
  expect(await cancelReset(token)).toBe(200)
  const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('was canceled'))).toHaveLength(1)
  site.clock.advance(25 * HOUR)
  await runJob()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal2' })
  expect(await cancelReset(token)).toBe(404)

  await requestReset(user)
  await cancelReset(tokenIn((await lastMailTo(site, email)).link))
  expect(await requestReset(user)).toMatchObject({ effectiveAt: expect.any(String) })
  expect(await cancelReset(token)).toBe(404)
  site.clock.advance(25 * HOUR)
  await runJob()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal1' })
})

test('adding an app meanwhile cancels the reset', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  await enrollTotp(site, auth, 'Phone')
  await requestReset(user)
  await enrollTotp(site, auth, 'New phone')
  site.clock.advance(25 * HOUR)
  await runJob()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal2' })
})
