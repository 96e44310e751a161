import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, PASSWORD, signedInBrowser, uniqueIp } from '../../testing/accounts.ts'
import { addApp, browserWithCodes, codeNow, ownerWithCodes } from '../../testing/factors.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { decodeClaims } from '../../testing/tokens.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** Another browser that knows only the password. */
async function halfSignedIn(email: string) {
  const auth = browserWithCodes(site)
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { auth, token: data.session.access_token }
}

const failed = { status: 422, code: 'mfa_verification_failed' }
const locked = { status: 429, code: 'mfa_recovery_codes_locked' }

test('ten codes are shown once, stored as digests, and counted', async () => {
  const { auth, email, setId, codes } = await ownerWithCodes(site)
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{16}$/)
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

test('a code opens the account once, however it is typed, and the owner is told how many are left', async () => {
  const { email, codes } = await ownerWithCodes(site)
  const [code] = codes as [string]
  const first = await halfSignedIn(email)
  const typed = ` ${code.slice(0, 4).toUpperCase()}-${code.slice(4, 8)} ${code.slice(8)} `
  const { data, error } = await first.auth.mfa.recoveryCodes.verify({ code: typed })
  expect(error).toBeNull()
  expect(decodeClaims(data!.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('A recovery code was used')
  expect(mail.text).toContain('9 are left')

  const second = await halfSignedIn(email)
  expect((await second.auth.mfa.recoveryCodes.verify({ code })).error).toMatchObject(failed)
  expect((await second.auth.mfa.recoveryCodes.verify({ code: codes[1]! })).error).toBeNull()
  expect((await second.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 8 })
})

test('whoever lost the app removes it with a code and adds another', async () => {
  const { email, codes, factorId } = await ownerWithCodes(site)
  const { auth } = await halfSignedIn(email)
  await auth.mfa.recoveryCodes.verify({ code: codes[0]! })
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
  await auth.refreshSession()
  // With the last app its codes are gone too: they are no factor of their own.
  expect((await auth.mfa.listFactors()).data?.all).toEqual([])
  expect((await auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  await addApp(site, auth, 'New phone')
  expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1)
})

test('five wrong codes close the set for a quarter of an hour, for right ones too', async () => {
  const { auth: owner, email, codes, secret, factorId } = await ownerWithCodes(site)
  const { auth, token } = await halfSignedIn(email)
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () =>
      call(site, 'POST', '/factors/recovery-codes/verify', { token, body: { code: 'a'.repeat(16) } }),
    ),
  )
  expect(guesses.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
  expect((await auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toMatchObject(locked)
  expect((await lastMailTo(site, email)).subject).toBe('Wrong sign-in codes for your account')
  // The app works all the while, and time opens the set again.
  site.clock.advance(31)
  expect((await auth.mfa.challengeAndVerify({ factorId, code: codeNow(site, secret) })).error).toBeNull()
  site.clock.advance(15 * 60)
  const later = await halfSignedIn(email)
  expect((await later.auth.mfa.recoveryCodes.verify({ code: 'b'.repeat(16) })).error).toMatchObject(failed)
  expect((await later.auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toBeNull()

  // So do new codes, which nobody can have guessed at.
  const last = await halfSignedIn(email)
  for (let count = 0; count < 5; count++) await last.auth.mfa.recoveryCodes.verify({ code: 'c'.repeat(16) })
  expect((await last.auth.mfa.recoveryCodes.verify({ code: codes[1]! })).error).toMatchObject(locked)
  await owner.updateUser({ current_password: PASSWORD })
  const { data: made } = await owner.mfa.recoveryCodes.regenerate()
  expect((await last.auth.mfa.recoveryCodes.verify({ code: made!.codes[0]! })).error).toBeNull()
})

test('one code sent twice at once opens one session', async () => {
  const { email, codes } = await ownerWithCodes(site)
  const [first, second] = [await halfSignedIn(email), await halfSignedIn(email)]
  const answers = await Promise.all(
    [first, second].map(({ token }) =>
      call(site, 'POST', '/factors/recovery-codes/verify', { token, body: { code: codes[0] } }),
    ),
  )
  const [opened, refused] = answers.map(({ status }) => status).sort()
  expect(opened).toBe(200)
  // Whoever comes second finds the code used up, or the session ended by the first.
  expect([401, 403, 422]).toContain(refused)
})

test('new codes void the old, keep the name, and need the second factor and a fresh proof', async () => {
  const { auth, email, codes, setId, factorId, secret } = await ownerWithCodes(site)
  const { data: made } = await auth.mfa.recoveryCodes.regenerate()
  expect(made).toMatchObject({ id: setId, friendly_name: 'Recovery codes', total: 10 })
  const half = await halfSignedIn(email)
  expect((await half.auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toMatchObject(failed)
  for (const deed of [half.auth.mfa.recoveryCodes.regenerate, half.auth.mfa.recoveryCodes.unenroll]) {
    expect((await deed()).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  }
  expect((await half.auth.mfa.recoveryCodes.verify({ code: made!.codes[0]! })).error).toBeNull()

  site.clock.advance(11 * 60)
  const stale = { status: 400, code: 'reauthentication_needed' }
  expect((await auth.mfa.recoveryCodes.regenerate()).error).toMatchObject(stale)
  expect((await auth.mfa.recoveryCodes.unenroll()).error).toMatchObject(stale)
  await auth.mfa.challengeAndVerify({ factorId, code: codeNow(site, secret) })
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

test('codes need an app, a name of their own, and are nobody else’s', async () => {
  const { email } = await signedInBrowser(site)
  const auth = browserWithCodes(site)
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
  await addApp(site, auth, 'Recovery codes')
  expect((await auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
  })
  expect((await auth.mfa.recoveryCodes.generate({ friendlyName: 'Paper' })).error).toBeNull()
  const other = await ownerWithCodes(site)
  const half = await halfSignedIn(email)
  expect((await half.auth.mfa.recoveryCodes.verify({ code: other.codes[0]! })).error).toMatchObject(failed)
  // The routes of apps do not know the set.
  expect((await other.auth.mfa.unenroll({ factorId: other.setId })).error?.status).toBe(404)
  expect((await other.auth.mfa.challenge({ factorId: other.setId })).error?.status).toBe(404)
  const huge = await call(site, 'POST', '/factors/recovery-codes/verify', {
    token: half.token,
    headers: { 'x-forwarded-for': uniqueIp() },
    body: { code: 'x'.repeat(5000) },
  })
  expect(huge.status).toBe(400)
})

test('ten factors are enough: there is no room for codes beside them', async () => {
  const { email } = await signedInBrowser(site)
  const auth = browserWithCodes(site)
  await auth.signInWithPassword({ email, password: PASSWORD })
  await addApp(site, auth)
  for (let count = 2; count <= 10; count++) {
    const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: `No ${count}` })
    expect(enrolled.error).toBeNull()
  }
  expect((await auth.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
  })
})
