import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, call, PASSWORD, signedInBrowser, uniqueIp } from '../../testing/accounts.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { decodeClaims } from '../../testing/tokens.ts'
import { codeAt } from '../../testing/totp.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const code = (secret: string) => codeAt(secret, site.clock.now().getTime() / 1000)

async function enrolled(name = 'Phone') {
  const person = await signedInBrowser(site)
  const { data, error } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: name })
  if (error) throw error
  return { ...person, factorId: data.id, secret: data.totp.secret, totp: data.totp }
}

async function verified() {
  const person = await enrolled()
  const { data, error } = await person.auth.mfa.challengeAndVerify({
    factorId: person.factorId,
    code: code(person.secret),
  })
  if (error) throw error
  return { ...person, raised: data }
}

test('enrolling shows a picture, a secret and an address, and a right code lifts the session', async () => {
  const { auth, factorId, secret, totp, email, session } = await enrolled()
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  // Behind a # a browser would see a fragment, and no picture.
  expect(totp.qr_code).not.toContain('#')
  expect(totp.uri).toContain(`otpauth://totp/Integrated%20Change%20Management:${encodeURIComponent(email)}?`)
  expect(totp.uri).toContain(`secret=${secret}`)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' })

  const other = browser(site)
  await other.signInWithPassword({ email, password: PASSWORD })
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  const { data: challenge } = await auth.mfa.challenge({ factorId })
  expect(challenge!.expires_at - site.clock.now().getTime() / 1000).toBeLessThanOrEqual(300)
  const { data, error } = await auth.mfa.verify({ factorId, challengeId: challenge!.id, code: code(secret) })
  expect(error).toBeNull()
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')
  const claims = decodeClaims(data!.access_token)
  expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] })
  expect(claims.session_id).toBe(decodeClaims(session.access_token).session_id)
  expect(data!.refresh_token).not.toBe(session.refresh_token)

  expect((await auth.refreshSession()).data.session?.user.factors).toMatchObject([{ status: 'verified' }])
  expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a code works once, and its neighbours in time work too', async () => {
  const { auth, factorId, secret } = await verified()
  const again = await auth.mfa.challengeAndVerify({ factorId, code: code(secret) })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  site.clock.advance(60)
  const early = codeAt(secret, site.clock.now().getTime() / 1000 + 30)
  expect((await auth.mfa.challengeAndVerify({ factorId, code: early })).error).toBeNull()
})

test('wrong, late, foreign and repeated challenges', async () => {
  const { auth, factorId, secret, session } = await enrolled()
  const { data: challenge } = await auth.mfa.challenge({ factorId })
  const verify = (challengeId: string, value: string) =>
    auth.mfa.verify({ factorId, challengeId, code: value })
  const wrong = code(secret) === '000000' ? '111111' : '000000'
  expect((await verify(challenge!.id, wrong)).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  })
  expect((await verify(factorId, code(secret))).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_not_found',
  })

  const elsewhere = await call(site, 'POST', `/factors/${factorId}/verify`, {
    token: session.access_token,
    headers: { 'x-forwarded-for': uniqueIp() },
    body: { challenge_id: challenge!.id, code: code(secret) },
  })
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'mfa_ip_address_mismatch'])

  site.clock.advance(301)
  expect((await verify(challenge!.id, code(secret))).error).toMatchObject({
    status: 422,
    code: 'mfa_challenge_expired',
  })
  const stranger = await signedInBrowser(site)
  expect((await stranger.auth.mfa.challenge({ factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
})

test('names, numbers and kinds of factors', async () => {
  const { auth, session } = await enrolled('Phone')
  const enrol = (friendlyName?: string) => auth.mfa.enroll({ factorType: 'totp', friendlyName })
  expect((await enrol('Phone')).error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  expect((await enrol()).error).toBeNull()
  expect((await enrol()).error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  const post = async (body: unknown) => {
    const response = await call(site, 'POST', '/factors', { token: session.access_token, body })
    return [response.status, response.body.code]
  }
  for (let count = 3; count <= 10; count++) {
    expect((await post({ factor_type: 'totp', friendly_name: `No ${count}` }))[0]).toBe(200)
  }
  expect(await post({ factor_type: 'totp', friendly_name: 'No 11' })).toEqual([
    422,
    'too_many_enrolled_mfa_factors',
  ])
  expect(await post({ factor_type: 'phone', phone: '+49' })).toEqual([422, 'mfa_phone_enroll_not_enabled'])
  expect(await post({ factor_type: 'webauthn' })).toEqual([422, 'mfa_webauthn_enroll_not_enabled'])
  expect(await post({})).toEqual([400, 'validation_failed'])
  // What was never verified makes room after a while.
  site.clock.advance(301)
  expect((await post({ factor_type: 'totp', friendly_name: 'Phone' }))[0]).toBe(200)
})

test('with a verified factor, a session without its code may not touch what matters', async () => {
  const { email, factorId, auth } = await verified()
  const low = browser(site)
  const { data } = await low.signInWithPassword({ email, password: PASSWORD })
  const token = data.session!.access_token
  const tried = async (method: string, path: string, body: unknown) => {
    const response = await call(site, method, path, { token, body })
    return [response.status, response.body.code]
  }
  expect(await tried('PUT', '/user', { password: 'another password' })).toEqual([401, 'insufficient_aal'])
  expect(await tried('PUT', '/user', { email: `x-${email}` })).toEqual([401, 'insufficient_aal'])
  expect(await tried('PUT', '/user', { data: { harmless: true } })).toEqual([200, undefined])
  expect(await tried('POST', '/factors', { factor_type: 'totp' })).toEqual([403, 'insufficient_aal'])
  expect(await tried('DELETE', `/factors/${factorId}`, undefined)).toEqual([422, 'insufficient_aal'])

  expect((await low.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  expect(
    (await auth.updateUser({ password: 'another password', current_password: PASSWORD })).error,
  ).toBeNull()
  const moved = await auth.updateUser({ email: `y-${email}`, current_password: 'another password' })
  expect(moved.data.user?.new_email).toBe(`y-${email}`)
})

test('a refresh token from before the second factor never leads to its level', async () => {
  for (const secondsLater of [0, 3000]) {
    const { auth, session } = await verified()
    site.clock.advance(secondsLater)
    const old = await call(site, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    })
    expect([old.status, old.body.code]).toEqual([400, 'refresh_token_already_used'])
    // Somebody has a token that was replaced: nobody can say who, so the session is over.
    expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  }
})

test('a token replaced just before the second factor is retired with it', async () => {
  const { auth, factorId, secret, session } = await enrolled()
  await auth.refreshSession()
  await auth.mfa.challengeAndVerify({ factorId, code: code(secret) })
  const old = await call(site, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  })
  expect([old.status, old.body.code]).toEqual([400, 'refresh_token_already_used'])
})

test('an access token has the level it says, whatever its session reached later', async () => {
  const { session, factorId } = await verified()
  const tried = async (method: string, path: string, body?: unknown) => {
    const response = await call(site, method, path, { token: session.access_token, body })
    return [response.status, response.body.code]
  }
  expect(await tried('POST', '/factors', { factor_type: 'totp' })).toEqual([403, 'insufficient_aal'])
  expect(await tried('DELETE', `/factors/${factorId}`)).toEqual([422, 'insufficient_aal'])
  expect(await tried('PUT', '/user', { email: 'somebody@else.example' })).toEqual([401, 'insufficient_aal'])
})

test('a method is listed once, with the time of its last success', async () => {
  const { auth, factorId, secret } = await verified()
  site.clock.advance(30)
  const { data } = await auth.mfa.challengeAndVerify({ factorId, code: code(secret) })
  const { amr } = decodeClaims(data!.access_token) as { amr: { method: string; timestamp: number }[] }
  expect(amr.map(({ method }) => method)).toEqual(['totp', 'password'])
  expect(amr[0]!.timestamp - amr[1]!.timestamp).toBeGreaterThanOrEqual(30)
})

test('an old session adds and removes a factor only after proving itself again, and the owner is told', async () => {
  const { auth, email } = await signedInBrowser(site)
  const enrol = () => auth.mfa.enroll({ factorType: 'totp' })
  const needed = { status: 400, code: 'reauthentication_needed' }
  site.clock.advance(50 * 60)
  await auth.refreshSession()
  expect((await enrol()).error).toMatchObject(needed)
  expect((await auth.updateUser({ current_password: 'a guess' })).error?.code).toBe(
    'current_password_invalid',
  )
  expect((await enrol()).error).toMatchObject(needed)
  expect((await auth.updateUser({ current_password: PASSWORD })).error).toBeNull()
  const { data } = await enrol()
  expect(await mailsTo(site, email)).toEqual([])

  const show = () => auth.mfa.challengeAndVerify({ factorId: data!.id, code: code(data!.totp!.secret) })
  expect((await show()).error).toBeNull()
  site.clock.advance(11 * 60)
  expect((await auth.mfa.unenroll({ factorId: data!.id })).error).toMatchObject(needed)
  expect((await show()).error).toBeNull()
  expect((await auth.mfa.unenroll({ factorId: data!.id })).error).toBeNull()
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([
    'An authenticator app was added to your account',
    'An authenticator app was removed from your account',
  ])
})

test('the code that reauthenticate() mails is proof enough', async () => {
  const { auth, email } = await signedInBrowser(site)
  site.clock.advance(50 * 60)
  await auth.refreshSession()
  await auth.reauthenticate()
  const { error } = await auth.updateUser({ nonce: (await lastMailTo(site, email)).code })
  expect(error).toBeNull()
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
})

test('a lost password can be reset with a second factor, which then is still asked for', async () => {
  const { email, factorId } = await verified()
  const owner = browser(site)
  await owner.resetPasswordForEmail(email)
  const { tokenHash } = await lastMailTo(site, email)
  await owner.verifyOtp({ type: 'recovery', token_hash: tokenHash })
  expect((await owner.updateUser({ email: `x-${email}` })).error?.code).toBe('insufficient_aal')
  expect((await owner.updateUser({ password: 'a new password' })).error).toBeNull()
  expect((await owner.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
  const again = browser(site)
  await again.signInWithPassword({ email, password: 'a new password' })
  expect((await again.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
})

test('removing a factor takes the level away', async () => {
  const { auth, factorId } = await verified()
  const { data, error } = await auth.mfa.unenroll({ factorId })
  expect(error).toBeNull()
  expect(data?.id).toBe(factorId)
  const { data: refreshed } = await auth.refreshSession()
  expect(decodeClaims(refreshed.session!.access_token)).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'password' }],
  })
  expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
})

test('one code for three challenges at once: one counts', async () => {
  const { factorId, secret, session } = await enrolled()
  const from = { token: session.access_token, headers: { 'x-forwarded-for': uniqueIp() } }
  const challenge = async () =>
    (await call(site, 'POST', `/factors/${factorId}/challenge`, { ...from, body: {} })).body.id as string
  const challenges = [await challenge(), await challenge(), await challenge()]
  const shown = code(secret)
  const answers = await Promise.all(
    challenges.map((challenge_id) =>
      call(site, 'POST', `/factors/${factorId}/verify`, { ...from, body: { challenge_id, code: shown } }),
    ),
  )
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [422, 'mfa_verification_failed'],
    [422, 'mfa_verification_failed'],
  ])
})

test('one challenge for two codes: the first counts', async () => {
  const { auth, factorId, secret } = await enrolled()
  const { data: challenge } = await auth.mfa.challenge({ factorId })
  const verify = (value: string) => auth.mfa.verify({ factorId, challengeId: challenge!.id, code: value })
  const seconds = site.clock.now().getTime() / 1000
  expect((await verify(codeAt(secret, seconds))).error).toBeNull()
  expect((await verify(codeAt(secret, seconds + 30))).error).toMatchObject({ status: 422 })
})
