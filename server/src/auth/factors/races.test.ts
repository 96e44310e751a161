import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, callAuth, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import { accountWithRecoveryCodes, currentCode, enrollTotp } from '../../testing/factors.ts'
import { uniqueIp } from '../../testing/send-json.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { authKeys } from '../shared/keys.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function signInAgain(email: string) {
  const auth = browser(site)
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { auth, token: data.session.access_token }
}

/** Enrolls an app; `sendCode` sends its first code. */
async function enrollApp(token: string, name: string) {
  const from = { token, headers: { 'x-forwarded-for': uniqueIp() } }
  const enrolled = await callAuth(site, 'POST', '/factors', {
    ...from,
    body: { factor_type: 'totp', friendly_name: name },
  })
  const { id, totp } = enrolled.body as { id: string; totp: { secret: string } }
  const challenge = await callAuth(site, 'POST', `/factors/${id}/challenge`, { ...from, body: {} })
  const challenge_id = challenge.body.id as string
  const sendCode = () =>
    callAuth(site, 'POST', `/factors/${id}/verify`, {
      ...from,
      body: { challenge_id, code: currentCode(site, totp.secret) },
    })
  return { id, sendCode }
}

test('when two devices enroll at once, one app stays and the other device signs in again', async () => {
  for (let round = 0; round < 3; round++) {
    const { email, session } = await signedInBrowser(site)
    const other = await signInAgain(email)
    const apps = [await enrollApp(session.access_token, 'Phone'), await enrollApp(other.token, 'Tablet')]
    const responses = await Promise.all(apps.map(({ sendCode }) => sendCode()))
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([403, 404, 422]).toContain(statuses[1])
    const remaining = await site.db
      .selectFrom('mfa_factors')
      .selectAll()
      .where('user_id', '=', session.user.id)
      .execute()
    expect(remaining.map(({ status }) => status)).toEqual(['verified'])
    const again = await signInAgain(email)
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal2')
  }
})

test('an unverified app cannot be used to bypass a verified one', async () => {
  const { auth, email, session } = await signedInBrowser(site)
  await enrollTotp(site, auth)
  const aal1 = await signInAgain(email)
  // The state after a race between enrollment and the other device's first code.
  const pending = await enrollApp((await auth.getSession()).data.session!.access_token, 'Tablet')
  const challenge = await callAuth(site, 'POST', `/factors/${pending.id}/challenge`, {
    token: aal1.token,
    headers: { 'x-forwarded-for': '10.1.2.3' },
    body: {},
  })
  const { encrypted_secret } = await site.db
    .selectFrom('mfa_factors')
    .select('encrypted_secret')
    .where('id', '=', pending.id)
    .executeTakeFirstOrThrow()
  const response = await callAuth(site, 'POST', `/factors/${pending.id}/verify`, {
    token: aal1.token,
    headers: { 'x-forwarded-for': '10.1.2.3' },
    body: {
      challenge_id: challenge.body.id,
      code: currentCode(site, authKeys(site).totp.decrypt(encrypted_secret)),
    },
  })
  expect([response.status, response.body.code]).toEqual([403, 'insufficient_aal'])
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

test('a code that was already used cannot open another session', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId, secret } = await enrollTotp(site, auth)
  site.clock.advance(30)
  const [owner, thief] = [await signInAgain(email), await signInAgain(email)]
  const code = currentCode(site, secret)
  expect((await owner.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  const replayed = await thief.auth.mfa.challengeAndVerify({ factorId, code })
  expect(replayed.error).not.toBeNull()
  const fresh = await signInAgain(email)
  expect((await fresh.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  })
})

test('rejects the code of an app removed during a challenge; the sign-in then needs no code', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId, secret } = await enrollTotp(site, auth)
  site.clock.advance(30)
  const aal1 = await signInAgain(email)
  const { data: challenge } = await aal1.auth.mfa.challenge({ factorId })
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
  const verified = await aal1.auth.mfa.verify({
    factorId,
    challengeId: challenge!.id,
    code: currentCode(site, secret),
  })
  expect(verified.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  await aal1.auth.refreshSession()
  expect((await aal1.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
})

test('removing an app while its code is verified leaves no AAL2 session', async () => {
  for (let round = 0; round < 3; round++) {
    const { auth, email, session } = await signedInBrowser(site)
    const { factorId, secret } = await enrollTotp(site, auth)
    site.clock.advance(30)
    const aal1 = await signInAgain(email)
    const { data: challenge } = await aal1.auth.mfa.challenge({ factorId })
    const [removed, verified] = await Promise.all([
      auth.mfa.unenroll({ factorId }),
      aal1.auth.mfa.verify({ factorId, challengeId: challenge!.id, code: currentCode(site, secret) }),
    ])
    expect(removed.error).toBeNull()
    if (verified.error) expect([404, 422]).toContain(verified.error.status)
    // Whichever came first, no session stays at AAL2 without an app.
    const levels = await site.db
      .selectFrom('sessions')
      .select('aal')
      .where('user_id', '=', session.user.id)
      .execute()
    expect(new Set(levels.map(({ aal }) => aal))).toEqual(new Set(['aal1']))
  }
})

test('removing an app twice at once sends one mail', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId } = await enrollTotp(site, auth)
  const responses = await Promise.all([1, 2].map(() => auth.mfa.unenroll({ factorId })))
  expect(responses.filter(({ error }) => error === null)).toHaveLength(1)
  const mails = await site.db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', email)
    .where('kind', '=', 'factor-removed')
    .execute()
  expect(mails).toHaveLength(1)
})

test('removing one of two apps keeps this session at AAL2 and downgrades the others', async () => {
  const { auth, email } = await signedInBrowser(site)
  const first = await enrollTotp(site, auth, 'Phone')
  const second = await enrollTotp(site, auth, 'Tablet')
  site.clock.advance(30)
  const other = await signInAgain(email)
  const { data: upgraded } = await other.auth.mfa.challengeAndVerify({
    factorId: first.factorId,
    code: currentCode(site, first.secret),
  })
  expect((await auth.mfa.unenroll({ factorId: first.factorId })).error).toBeNull()
  await auth.refreshSession()
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  // The old token is at AAL2, but the session no longer is.
  const rejected = await callAuth(site, 'POST', '/factors', {
    token: upgraded!.access_token,
    body: { factor_type: 'totp', friendly_name: 'Third' },
  })
  expect([rejected.status, rejected.body.code]).toEqual([403, 'insufficient_aal'])
  await other.auth.refreshSession()
  expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const verified = await other.auth.mfa.challengeAndVerify({
    factorId: second.factorId,
    code: currentCode(site, second.secret),
  })
  expect(verified.error).toBeNull()
})

test('regenerating and removing recovery codes at once leaves none and causes no server error', async () => {
  for (let round = 0; round < 3; round++) {
    const { auth, user } = await accountWithRecoveryCodes(site)
    const token = (await auth.getSession()).data.session!.access_token
    const [regenerated, removed] = await Promise.all([
      callAuth(site, 'POST', '/factors/recovery-codes/regenerate', { token }),
      callAuth(site, 'DELETE', '/factors/recovery-codes', { token }),
    ])
    expect(removed.status).toBe(200)
    expect([200, 404]).toContain(regenerated.status)
    const remaining = await site.db
      .selectFrom('recovery_codes')
      .innerJoin('mfa_factors', 'mfa_factors.id', 'recovery_codes.factor_id')
      .select('code_digest')
      .where('user_id', '=', user.id)
      .execute()
    expect(remaining).toEqual([])
  }
})
