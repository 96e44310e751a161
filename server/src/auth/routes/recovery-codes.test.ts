import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAuth, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import {
  accountWithRecoveryCodes,
  browserWithRecoveryCodes,
  currentCode,
  enrollTotp,
} from '../../testing/factors.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { uniqueIp } from '../../testing/send-json.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { decodeClaims } from '../../testing/tokens.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** Signs in another browser with the password only. */
async function signInAtAal1(email: string) {
  const auth = browserWithRecoveryCodes(site)
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { auth, token: data.session.access_token }
}

const failed = { status: 422, code: 'mfa_verification_failed' }
const locked = { status: 429, code: 'mfa_recovery_codes_locked' }

test('returns ten codes once and stores only digests', async () => {
  const { auth, email, setId, codes } = await accountWithRecoveryCodes(site)
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{24}$/)
  expect(new Set(codes).size).toBe(10)
  expect((await auth.mfa.recoveryCodes.getStatus()).data).toEqual({
    id: setId,
    type: 'recovery_code',
    total: 10,
    remaining: 10,
  })
  const stored = await site.db.selectFrom('recovery_codes').selectAll().execute()
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code)
  expect((await lastMailTo(site, email)).subject).toBe('New recovery codes for your account')

  expect((await auth.mfa.listFactors()).data).toMatchObject({
    totp: [{ friendly_name: 'Phone' }],
    recovery_code: [{ id: setId, status: 'verified', friendly_name: 'Recovery codes' }],
  })
  expect((await auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 422,
    code: 'mfa_verified_factor_exists',
  })
})

test('a code works once, in any formatting, and the owner is emailed how many are left', async () => {
  const { email, codes } = await accountWithRecoveryCodes(site)
  const [code] = codes as [string]
  const first = await signInAtAal1(email)
  const typed = ` ${code.slice(0, 4).toUpperCase()}-${code.slice(4, 8)} ${code.slice(8)} `
  const { data, error } = await first.auth.mfa.recoveryCodes.verify({ code: typed })
  expect(error).toBeNull()
  expect(decodeClaims(data!.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('A recovery code was used')
  expect(mail.text).toContain('You have 9 codes left')

  const second = await signInAtAal1(email)
  expect((await second.auth.mfa.recoveryCodes.verify({ code })).error).toMatchObject(failed)
  expect((await second.auth.mfa.recoveryCodes.verify({ code: codes[1]! })).error).toBeNull()
  expect((await second.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 8 })
})

test('a recovery code lets the owner remove a lost app and add another', async () => {
  const { email, codes, factorId } = await accountWithRecoveryCodes(site)
  const { auth } = await signInAtAal1(email)
  await auth.mfa.recoveryCodes.verify({ code: codes[0]! })
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
  await auth.refreshSession()
  // Removing the last app also removes the recovery codes.
  expect((await auth.mfa.listFactors()).data?.all).toEqual([])
  expect((await auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  await enrollTotp(site, auth, 'New phone')
  expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1)
})

test('five wrong codes lock all codes for 15 minutes', async () => {
  const { auth: owner, email, codes, secret, factorId } = await accountWithRecoveryCodes(site)
  const { auth, token } = await signInAtAal1(email)
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () =>
      callAuth(site, 'POST', '/factors/recovery-codes/verify', { token, body: { code: 'a'.repeat(16) } }),
    ),
  )
  expect(guesses.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
  expect((await auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toMatchObject(locked)
  expect((await lastMailTo(site, email)).subject).toBe('Wrong sign-in codes for your account')
  // The app still works, and the lock expires.
  site.clock.advance(31)
  expect((await auth.mfa.challengeAndVerify({ factorId, code: currentCode(site, secret) })).error).toBeNull()
  site.clock.advance(15 * 60)
  const later = await signInAtAal1(email)
  expect((await later.auth.mfa.recoveryCodes.verify({ code: 'b'.repeat(16) })).error).toMatchObject(failed)
  expect((await later.auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toBeNull()

  // New codes also remove the lock.
  const last = await signInAtAal1(email)
  for (let count = 0; count < 5; count++) await last.auth.mfa.recoveryCodes.verify({ code: 'c'.repeat(16) })
  expect((await last.auth.mfa.recoveryCodes.verify({ code: codes[1]! })).error).toMatchObject(locked)
  await owner.updateUser({ current_password: PASSWORD })
  const { data: regenerated } = await owner.mfa.recoveryCodes.regenerate()
  expect((await last.auth.mfa.recoveryCodes.verify({ code: regenerated!.codes[0]! })).error).toBeNull()
})

test('one code sent twice at once upgrades one session', async () => {
  const { email, codes } = await accountWithRecoveryCodes(site)
  const [first, second] = [await signInAtAal1(email), await signInAtAal1(email)]
  const responses = await Promise.all(
    [first, second].map(({ token }) =>
      callAuth(site, 'POST', '/factors/recovery-codes/verify', { token, body: { code: codes[0] } }),
    ),
  )
  const [opened, refused] = responses.map(({ status }) => status).sort()
  expect(opened).toBe(200)
  // The second request finds the code used, or its session ended by the first.
  expect([401, 403, 422]).toContain(refused)
})

test('regenerating revokes the old codes and requires AAL2 and recent reauthentication', async () => {
  const { auth, email, codes, setId, factorId, secret } = await accountWithRecoveryCodes(site)
  const { data: regenerated } = await auth.mfa.recoveryCodes.regenerate()
  expect(regenerated).toMatchObject({ id: setId, friendly_name: 'Recovery codes', total: 10 })
  const aal1 = await signInAtAal1(email)
  expect((await aal1.auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toMatchObject(failed)
  for (const change of [aal1.auth.mfa.recoveryCodes.regenerate, aal1.auth.mfa.recoveryCodes.unenroll]) {
    expect((await change()).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  }
  expect((await aal1.auth.mfa.recoveryCodes.verify({ code: regenerated!.codes[0]! })).error).toBeNull()

  site.clock.advance(11 * 60)
  const stale = { status: 400, code: 'reauthentication_needed' }
  expect((await auth.mfa.recoveryCodes.regenerate()).error).toMatchObject(stale)
  expect((await auth.mfa.recoveryCodes.unenroll()).error).toMatchObject(stale)
  await auth.mfa.challengeAndVerify({ factorId, code: currentCode(site, secret) })
  expect((await auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: setId })
  expect((await auth.mfa.recoveryCodes.unenroll()).error?.status).toBe(404)
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([
    'An authenticator app was added to your account',
    'New recovery codes for your account',
    'New recovery codes for your account',
    'A recovery code was used',
    'Your recovery codes were deleted',
  ])
})

test('codes need an app and a unique name, and work only for their own account', async () => {
  const { email } = await signedInBrowser(site)
  const auth = browserWithRecoveryCodes(site)
  await auth.signInWithPassword({ email, password: PASSWORD })
  expect((await auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
  expect((await auth.mfa.recoveryCodes.verify({ code: 'x' })).error).toMatchObject(failed)
  expect((await auth.mfa.recoveryCodes.verify({ code: '' })).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  await enrollTotp(site, auth, 'Recovery codes')
  expect((await auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
  })
  expect((await auth.mfa.recoveryCodes.generate({ friendlyName: 'Paper' })).error).toBeNull()
  const other = await accountWithRecoveryCodes(site)
  const aal1 = await signInAtAal1(email)
  expect((await aal1.auth.mfa.recoveryCodes.verify({ code: other.codes[0]! })).error).toMatchObject(failed)
  // The routes for apps do not accept recovery codes.
  expect((await other.auth.mfa.unenroll({ factorId: other.setId })).error?.status).toBe(404)
  expect((await other.auth.mfa.challenge({ factorId: other.setId })).error?.status).toBe(404)
  const huge = await callAuth(site, 'POST', '/factors/recovery-codes/verify', {
    token: aal1.token,
    headers: { 'x-forwarded-for': uniqueIp() },
    body: { code: 'x'.repeat(5000) },
  })
  expect(huge.status).toBe(400)
})

test('recovery codes count toward the limit of ten factors', async () => {
  const { email } = await signedInBrowser(site)
  const auth = browserWithRecoveryCodes(site)
  await auth.signInWithPassword({ email, password: PASSWORD })
  await enrollTotp(site, auth)
  for (let count = 2; count <= 10; count++) {
    const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: `No ${count}` })
    expect(enrolled.error).toBeNull()
  }
  expect((await auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
  })
})
