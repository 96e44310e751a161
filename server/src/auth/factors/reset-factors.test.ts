import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import { addApp, ownerWithCodes } from '../../testing/factors.ts'
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
const asked = (user: UserRow) => site.db.transaction().execute((trx) => requestFactorReset(trx, site, user))
const run = () => factorResetsJob(site).run()

const stop = async (token: string) =>
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

test('after a day the password alone opens the account, and app and codes are gone', async () => {
  const { user, email, auth } = await ownerWithCodes(site)
  expect(await asked(user)).toMatchObject({ effectiveAt: expect.any(String) })
  expect(await asked(user)).toBe('pending')
  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('Two-factor authentication will be turned off')
  expect(mail.link).toContain('/stop-reset?token=')

  site.clock.advance(24 * HOUR - 60)
  await run()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal2' })
  site.clock.advance(120)
  await Promise.all([run(), run()])
  expect(await levelsOf(email)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  expect((await auth.mfa.listFactors()).data?.all ?? []).toEqual([])
  expect((await mailsTo(site, email)).map(({ subject }) => subject).slice(-2)).toEqual([
    'Two-factor authentication will be turned off',
    'Two-factor authentication was turned off',
  ])
  // Too late to stop, and there is nothing to reset any more.
  expect(await stop(tokenIn(mail.link))).toBe(404)
  expect(await asked(user)).toBe('no-factor')
})

test('the customer stops it with the mailed link, as often as it is opened, and it can be asked for anew', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  await addApp(site, auth)
  await asked(user)
  const token = tokenIn((await lastMailTo(site, email)).link)
  expect(await stop('no such token')).toBe(404)
  expect(await Promise.all([stop(token), stop(token)])).toEqual([200, 200])
  expect(await stop(token)).toBe(200)
  const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('was stopped'))).toHaveLength(1)
  site.clock.advance(25 * HOUR)
  await run()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal2' })
  expect(await stop(token)).toBe(404)

  await asked(user)
  await stop(tokenIn((await lastMailTo(site, email)).link))
  expect(await asked(user)).toMatchObject({ effectiveAt: expect.any(String) })
  expect(await stop(token)).toBe(404)
  site.clock.advance(25 * HOUR)
  await run()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal1' })
})

test('whoever got in meanwhile and added another app keeps it', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  await addApp(site, auth, 'Phone')
  await asked(user)
  await addApp(site, auth, 'New phone')
  site.clock.advance(25 * HOUR)
  await run()
  expect(await levelsOf(email)).toMatchObject({ nextLevel: 'aal2' })
})
