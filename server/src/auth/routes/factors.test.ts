import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, callAuth, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import { codeAt } from '../../testing/factors.ts'
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

const code = (secret: string) => codeAt(secret, site.clock.now().getTime() / 1000)

async function enrollApp(name = 'Phone') {
  const person = await signedInBrowser(site)
  const { data, error } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: name })
  if (error) throw error
  return { ...person, factorId: data.id, secret: data.totp.secret, totp: data.totp }
}

async function verifyApp() {
  const person = await enrollApp()
  const { data, error } = await person.auth.mfa.challengeAndVerify({
    factorId: person.factorId,
    code: code(person.secret),
  })
  if (error) throw error
  return { ...person, upgraded: data }
}

test('enrolling returns QR code, secret and URI, and a correct code upgrades the session', async () => {
  const { auth, factorId, secret, totp, email, session } = await enrollApp()
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  // In a data URL, # would start a fragment and break the image.
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

test('a code works once, and the codes of adjacent time steps work too', async () => {
  const { auth, factorId, secret } = await verifyApp()
  const again = await auth.mfa.challengeAndVerify({ factorId, code: code(secret) })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  site.clock.advance(60)
  const early = codeAt(secret, site.clock.now().getTime() / 1000 + 30)
  expect((await auth.mfa.challengeAndVerify({ factorId, code: early })).error).toBeNull()
})

test('rejects wrong codes, expired challenges, other IP addresses and other accounts’ factors', async () => {
  const { auth, factorId, secret, session } = await enrollApp()
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

  const otherIp = await callAuth(site, 'POST', `/factors/${factorId}/verify`, {
    token: session.access_token,
    headers: { 'x-forwarded-for': uniqueIp() },
    body: { challenge_id: challenge!.id, code: code(secret) },
  })
  expect([otherIp.status, otherIp.body.code]).toEqual([422, 'mfa_ip_address_mismatch'])

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

test('limits the names, number and types of factors', async () => {
  const { auth, session } = await enrollApp('Phone')
  const enroll = (friendlyName?: string) => auth.mfa.enroll({ factorType: 'totp', friendlyName })
  expect((await enroll('Phone')).error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  expect((await enroll()).error).toBeNull()
  expect((await enroll()).error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  const post = async (body: unknown) => {
    const response = await callAuth(site, 'POST', '/factors', { token: session.access_token, body })
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
  // Unverified factors are removed after five minutes.
  site.clock.advance(301)
  expect((await post({ factor_type: 'totp', friendly_name: 'Phone' }))[0]).toBe(200)
})

test('with MFA on, an AAL1 session cannot change security settings', async () => {
  const { email, factorId, auth } = await verifyApp()
  const aal1 = browser(site)
  const { data } = await aal1.signInWithPassword({ email, password: PASSWORD })
  const token = data.session!.access_token
  const attempt = async (method: string, path: string, body: unknown) => {
    const response = await callAuth(site, method, path, { token, body })
    return [response.status, response.body.code]
  }
  expect(await attempt('PUT', '/user', { password: 'another password' })).toEqual([401, 'insufficient_aal'])
  expect(await attempt('PUT', '/user', { email: `x-${email}` })).toEqual([401, 'insufficient_aal'])
  expect(await attempt('PUT', '/user', { data: { name: 'Mallory' } })).toEqual([401, 'insufficient_aal'])
  const logOut = (scope: string) => callAuth(site, 'POST', `/logout?scope=${scope}`, { token })
  expect(await logOut('others')).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } })
  expect((await auth.refreshSession()).error).toBeNull()
  expect(await attempt('POST', '/factors', { factor_type: 'totp' })).toEqual([403, 'insufficient_aal'])
  expect(await attempt('DELETE', `/factors/${factorId}`, undefined)).toEqual([422, 'insufficient_aal'])

  expect((await aal1.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  expect(
    (await auth.updateUser({ password: 'another password', current_password: PASSWORD })).error,
  ).toBeNull()
  const emailChange = await auth.updateUser({ email: `y-${email}`, current_password: 'another password' })
  expect(emailChange.data.user?.new_email).toBe(`y-${email}`)
})

test('rejects a refresh token from before MFA was completed', async () => {
  for (const secondsLater of [0, 3000]) {
    const { auth, session } = await verifyApp()
    site.clock.advance(secondsLater)
    const old = await callAuth(site, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    })
    expect([old.status, old.body.code]).toEqual([400, 'refresh_token_already_used'])
    // A replaced token was used, perhaps by a thief, so the session is ended.
    expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  }
})

test('rejects a refresh token that was replaced just before MFA was completed', async () => {
  const { auth, factorId, secret, session } = await enrollApp()
  await auth.refreshSession()
  await auth.mfa.challengeAndVerify({ factorId, code: code(secret) })
  const old = await callAuth(site, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  })
  expect([old.status, old.body.code]).toEqual([400, 'refresh_token_already_used'])
})

test('an AAL1 access token stays at AAL1 after its session reaches AAL2', async () => {
  const { session, factorId } = await verifyApp()
  const attempt = async (method: string, path: string, body?: unknown) => {
    const response = await callAuth(site, method, path, { token: session.access_token, body })
    return [response.status, response.body.code]
  }
  expect(await attempt('POST', '/factors', { factor_type: 'totp' })).toEqual([403, 'insufficient_aal'])
  expect(await attempt('DELETE', `/factors/${factorId}`)).toEqual([422, 'insufficient_aal'])
  expect(await attempt('PUT', '/user', { email: 'other@else.example' })).toEqual([401, 'insufficient_aal'])
})

test('amr lists each method once, with the time of its last success', async () => {
  const { auth, factorId, secret } = await verifyApp()
  site.clock.advance(30)
  const { data } = await auth.mfa.challengeAndVerify({ factorId, code: code(secret) })
  const { amr } = decodeClaims(data!.access_token) as { amr: { method: string; timestamp: number }[] }
  expect(amr.map(({ method }) => method)).toEqual(['totp', 'password'])
  expect(amr[0]!.timestamp - amr[1]!.timestamp).toBeGreaterThanOrEqual(30)
})

test('an old session must reauthenticate to add or remove a factor, and the owner is emailed', async () => {
  const { auth, email } = await signedInBrowser(site)
  const enroll = () => auth.mfa.enroll({ factorType: 'totp' })
  const needed = { status: 400, code: 'reauthentication_needed' }
  site.clock.advance(50 * 60)
  await auth.refreshSession()
  expect((await enroll()).error).toMatchObject(needed)
  expect((await auth.updateUser({ current_password: 'a guess' })).error?.code).toBe(
    'current_password_invalid',
  )
  expect((await enroll()).error).toMatchObject(needed)
  expect((await auth.updateUser({ current_password: PASSWORD })).error).toBeNull()
  const { data } = await enroll()
  expect(await mailsTo(site, email)).toEqual([])

  const verifyCode = () => auth.mfa.challengeAndVerify({ factorId: data!.id, code: code(data!.totp!.secret) })
  expect((await verifyCode()).error).toBeNull()
  site.clock.advance(11 * 60)
  expect((await auth.mfa.unenroll({ factorId: data!.id })).error).toMatchObject(needed)
  expect((await verifyCode()).error).toBeNull()
  expect((await auth.mfa.unenroll({ factorId: data!.id })).error).toBeNull()
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([
    'An authenticator app was added to your account',
    'An authenticator app was removed from your account',
  ])
})

test('the code from reauthenticate() does not open sudo mode', async () => {
  const { auth, email } = await signedInBrowser(site)
  site.clock.advance(50 * 60)
  await auth.refreshSession()
  await auth.reauthenticate()
  const { code: nonce } = await lastMailTo(site, email)
  expect((await auth.updateUser({ password: 'a new password', nonce })).error).toBeNull()
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed')
})

test('a lost password can be reset with MFA on, and MFA stays on', async () => {
  const { email, factorId } = await verifyApp()
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

test('removing a factor downgrades the session to AAL1', async () => {
  const { auth, factorId } = await verifyApp()
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

test('one code sent for three challenges at once is accepted once', async () => {
  const { factorId, secret, session } = await enrollApp()
  const from = { token: session.access_token, headers: { 'x-forwarded-for': uniqueIp() } }
  const challenge = async () =>
    (await callAuth(site, 'POST', `/factors/${factorId}/challenge`, { ...from, body: {} })).body.id as string
  const challenges = [await challenge(), await challenge(), await challenge()]
  const sharedCode = code(secret)
  const responses = await Promise.all(
    challenges.map((challenge_id) =>
      callAuth(site, 'POST', `/factors/${factorId}/verify`, {
        ...from,
        body: { challenge_id, code: sharedCode },
      }),
    ),
  )
  expect(responses.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [422, 'mfa_verification_failed'],
    [422, 'mfa_verification_failed'],
  ])
})

test('a challenge can be used once', async () => {
  const { auth, factorId, secret } = await enrollApp()
  const { data: challenge } = await auth.mfa.challenge({ factorId })
  const verify = (value: string) => auth.mfa.verify({ factorId, challengeId: challenge!.id, code: value })
  const seconds = site.clock.now().getTime() / 1000
  expect((await verify(codeAt(secret, seconds))).error).toBeNull()
  expect((await verify(codeAt(secret, seconds + 30))).error).toMatchObject({ status: 422 })
})
