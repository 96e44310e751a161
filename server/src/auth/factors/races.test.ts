import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, call, PASSWORD, signedInBrowser, uniqueIp } from '../../testing/accounts.ts'
import { addApp, codeNow, ownerWithCodes } from '../../testing/factors.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { authKeys } from '../shared/keys.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function signedInAgain(email: string) {
  const auth = browser(site)
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { auth, token: data.session.access_token }
}

/** A new app whose first code is still to come, and a way to send that code. */
async function pendingApp(token: string, name: string) {
  const from = { token, headers: { 'x-forwarded-for': uniqueIp() } }
  const enrolled = await call(site, 'POST', '/factors', {
    ...from,
    body: { factor_type: 'totp', friendly_name: name },
  })
  const { id, totp } = enrolled.body as { id: string; totp: { secret: string } }
  const challenge = await call(site, 'POST', `/factors/${id}/challenge`, { ...from, body: {} })
  const challenge_id = challenge.body.id as string
  const show = () =>
    call(site, 'POST', `/factors/${id}/verify`, {
      ...from,
      body: { challenge_id, code: codeNow(site, totp.secret) },
    })
  return { id, show }
}

test('two devices that enrol at once: one app stays, and the other device signs in anew with it', async () => {
  for (let round = 0; round < 3; round++) {
    const { email, session } = await signedInBrowser(site)
    const other = await signedInAgain(email)
    const apps = [await pendingApp(session.access_token, 'Phone'), await pendingApp(other.token, 'Tablet')]
    const answers = await Promise.all(apps.map(({ show }) => show()))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([403, 404, 422]).toContain(statuses[1])
    const left = await site.db
      .selectFrom('mfa_factors')
      .selectAll()
      .where('user_id', '=', session.user.id)
      .execute()
    expect(left.map(({ status }) => status)).toEqual(['verified'])
    const again = await signedInAgain(email)
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal2')
  }
})

test('an app that was left unverified is no way round one that was verified since', async () => {
  const { auth, email, session } = await signedInBrowser(site)
  await addApp(site, auth)
  const half = await signedInAgain(email)
  // As a race between enrolment and the other device's first code would leave it.
  const pending = await pendingApp((await auth.getSession()).data.session!.access_token, 'Tablet')
  const challenge = await call(site, 'POST', `/factors/${pending.id}/challenge`, {
    token: half.token,
    headers: { 'x-forwarded-for': '10.1.2.3' },
    body: {},
  })
  const { encrypted_secret } = await site.db
    .selectFrom('mfa_factors')
    .select('encrypted_secret')
    .where('id', '=', pending.id)
    .executeTakeFirstOrThrow()
  const tried = await call(site, 'POST', `/factors/${pending.id}/verify`, {
    token: half.token,
    headers: { 'x-forwarded-for': '10.1.2.3' },
    body: {
      challenge_id: challenge.body.id,
      code: codeNow(site, authKeys(site).totp.decrypt(encrypted_secret)),
    },
  })
  expect([tried.status, tried.body.code]).toEqual([403, 'insufficient_aal'])
  expect(
    (
      await site.db
        .selectFrom('mfa_factors')
        .select('status')
        .where('user_id', '=', session.user.id)
        .execute()
    )
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['unverified', 'verified'])
})

test('a code that was seen over the shoulder opens no other session in its window', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId, secret } = await addApp(site, auth)
  site.clock.advance(30)
  const [owner, thief] = [await signedInAgain(email), await signedInAgain(email)]
  const code = codeNow(site, secret)
  expect((await owner.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  const replayed = await thief.auth.mfa.challengeAndVerify({ factorId, code })
  expect(replayed.error).not.toBeNull()
  const fresh = await signedInAgain(email)
  expect((await fresh.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  })
})

test('an app removed during a challenge opens nothing, and the sign-in goes on without it', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId, secret } = await addApp(site, auth)
  site.clock.advance(30)
  const half = await signedInAgain(email)
  const { data: challenge } = await half.auth.mfa.challenge({ factorId })
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
  const shown = await half.auth.mfa.verify({
    factorId,
    challengeId: challenge!.id,
    code: codeNow(site, secret),
  })
  expect(shown.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  await half.auth.refreshSession()
  expect((await half.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
})

test('removed at the very moment its code is shown: the code counts or the app is gone, never a fault', async () => {
  for (let round = 0; round < 3; round++) {
    const { auth, email, session } = await signedInBrowser(site)
    const { factorId, secret } = await addApp(site, auth)
    site.clock.advance(30)
    const half = await signedInAgain(email)
    const { data: challenge } = await half.auth.mfa.challenge({ factorId })
    const [removed, shown] = await Promise.all([
      auth.mfa.unenroll({ factorId }),
      half.auth.mfa.verify({ factorId, challengeId: challenge!.id, code: codeNow(site, secret) }),
    ])
    expect(removed.error).toBeNull()
    if (shown.error) expect([404, 422]).toContain(shown.error.status)
    // Whoever was first: without an app nobody is above the first level.
    const levels = await site.db
      .selectFrom('sessions')
      .select('aal')
      .where('user_id', '=', session.user.id)
      .execute()
    expect(new Set(levels.map(({ aal }) => aal))).toEqual(new Set(['aal1']))
  }
})

test('the same app removed twice at once is removed once, with one mail', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId } = await addApp(site, auth)
  const answers = await Promise.all([1, 2].map(() => auth.mfa.unenroll({ factorId })))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  const mails = await site.db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', email)
    .where('kind', '=', 'factor-removed')
    .execute()
  expect(mails).toHaveLength(1)
})

test('with two apps, removing one leaves the session that did it, and others show the app that is left', async () => {
  const { auth, email } = await signedInBrowser(site)
  const first = await addApp(site, auth, 'Phone')
  const second = await addApp(site, auth, 'Tablet')
  site.clock.advance(30)
  const other = await signedInAgain(email)
  const { data: raised } = await other.auth.mfa.challengeAndVerify({
    factorId: first.factorId,
    code: codeNow(site, first.secret),
  })
  expect((await auth.mfa.unenroll({ factorId: first.factorId })).error).toBeNull()
  await auth.refreshSession()
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  // A token from before says that the code was shown; the session does not say so any more.
  const late = await call(site, 'POST', '/factors', {
    token: raised!.access_token,
    body: { factor_type: 'totp', friendly_name: 'Third' },
  })
  expect([late.status, late.body.code]).toEqual([403, 'insufficient_aal'])
  await other.auth.refreshSession()
  expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const shown = await other.auth.mfa.challengeAndVerify({
    factorId: second.factorId,
    code: codeNow(site, second.secret),
  })
  expect(shown.error).toBeNull()
})

test('codes made anew and removed at once: none is left, and neither is a fault', async () => {
  for (let round = 0; round < 3; round++) {
    const { auth, user } = await ownerWithCodes(site)
    const token = (await auth.getSession()).data.session!.access_token
    const [made, removed] = await Promise.all([
      call(site, 'POST', '/factors/recovery-codes/regenerate', { token }),
      call(site, 'DELETE', '/factors/recovery-codes', { token }),
    ])
    expect(removed.status).toBe(200)
    expect([200, 404]).toContain(made.status)
    const left = await site.db
      .selectFrom('recovery_codes')
      .innerJoin('mfa_factors', 'mfa_factors.id', 'recovery_codes.factor_id')
      .select('code_digest')
      .where('user_id', '=', user.id)
      .execute()
    expect(left).toEqual([])
  }
})
