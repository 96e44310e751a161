import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, browser, callAuth, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import { softAuthenticator } from '../../testing/authenticator.ts'
import {
  accountWithRecoveryCodes,
  browserWithRecoveryCodes,
  currentCode,
  enrollTotp,
} from '../../testing/factors.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { uniqueIp } from '../../testing/send-json.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** Copies both tokens into the thief's browser. */
async function stealSession(auth: Browser) {
  const { data } = await auth.getSession()
  const thief = browserWithRecoveryCodes(site)
  const { error } = await thief.setSession(data.session!)
  if (error) throw error
  const token = data.session!.access_token
  const attempt = async (method: string, path: string, body?: unknown) => {
    const response = await callAuth(site, method, path, { token, body })
    return [response.status, response.body?.code]
  }
  return { thief, attempt }
}

const reauthenticationNeeded = [400, 'reauthentication_needed']

test('a stolen session of an account without MFA cannot change credentials', async () => {
  const { auth, email } = await signedInBrowser(site)
  site.clock.advance(11 * 60)
  const { thief, attempt } = await stealSession(auth)

  // The thief cannot enroll an app, neither by guessing nor with a reauthentication code.
  expect(await attempt('POST', '/factors', { factor_type: 'totp' })).toEqual(reauthenticationNeeded)
  expect((await thief.updateUser({ current_password: 'a guess' })).error?.code).toBe(
    'current_password_invalid',
  )
  expect((await thief.refreshSession()).error).toBeNull()
  expect((await thief.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed')
  // The reauthentication code goes to the owner's mailbox, which also warns them.
  expect((await thief.reauthenticate()).error).toBeNull()
  expect((await thief.updateUser({ password: 'a thief’s password', nonce: '000000' })).error?.code).toBe(
    'reauthentication_not_valid',
  )
  expect((await lastMailTo(site, email)).text).toContain('someone else may be signed in to your account')
  expect((await thief.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal')
  await expectNothingSensitive(thief, email)

  // The owner can still sign in and end the thief's session.
  const owner = browser(site)
  expect((await owner.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  await owner.signOut({ scope: 'global' })
  expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a stolen AAL2 session cannot change credentials', async () => {
  const { auth, email, factorId, secret, codes } = await accountWithRecoveryCodes(site)
  site.clock.advance(11 * 60)
  const { thief, attempt } = await stealSession(auth)

  // The thief sees that there are recovery codes, but not the codes.
  const { data: status } = await thief.mfa.recoveryCodes.getStatus()
  expect(status).toMatchObject({ total: 10, remaining: 10 })
  const visibleData = JSON.stringify([(await thief.getUser()).data, (await thief.mfa.listFactors()).data])
  expect(visibleData).not.toContain(secret)
  for (const code of codes) expect(visibleData).not.toContain(code)

  expect(await attempt('POST', '/factors', { factor_type: 'totp', friendly_name: 'Thief' })).toEqual(
    reauthenticationNeeded,
  )
  expect(await attempt('DELETE', `/factors/${factorId}`)).toEqual(reauthenticationNeeded)
  expect(await attempt('POST', '/factors/recovery-codes/regenerate')).toEqual(reauthenticationNeeded)
  expect(await attempt('DELETE', '/factors/recovery-codes')).toEqual(reauthenticationNeeded)
  await expectNothingSensitive(thief, email)

  // The owner is emailed about code guesses.
  const wrong = currentCode(site, secret) === '000000' ? '111111' : '000000'
  for (let count = 0; count < 6; count++) await thief.mfa.challengeAndVerify({ factorId, code: wrong })
  expect((await lastMailTo(site, email)).subject).toBe('Wrong sign-in codes for your account')

  // Nothing was changed: the owner signs in with a recovery code and ends the thief's session.
  expect(
    (await site.db.selectFrom('mfa_factors').selectAll().where('id', '=', factorId).execute()).length,
  ).toBe(1)
  const owner = browserWithRecoveryCodes(site)
  await owner.signInWithPassword({ email, password: PASSWORD })
  expect((await owner.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toBeNull()
  await owner.signOut({ scope: 'others' })
  expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a session with the password but without the TOTP code cannot read or write data', async () => {
  const { auth, email, user } = await signedInBrowser(site)
  await enrollTotp(site, auth)
  const thief = browser(site)
  const { data } = await thief.signInWithPassword({ email, password: PASSWORD })
  const headers = {
    authorization: `Bearer ${data.session!.access_token}`,
    'content-type': 'application/json',
  }
  const request = (path: string, init: RequestInit = {}) => fetch(site.url + path, { headers, ...init })
  const progress = await request(`/rest/v1/course_completions?user_id=eq.${user.id}`)
  expect(progress.status).toBe(401)
  const plan = await request('/functions/v1/plan', { method: 'POST', body: '{}' })
  expect([plan.status, ((await plan.json()) as { code: string }).code]).toEqual([401, 'access.mfa_required'])
  // The owner's AAL2 session is accepted.
  const ownerResponse = await request('/functions/v1/plan-summary', {
    method: 'POST',
    body: '{}',
    headers: { ...headers, authorization: `Bearer ${(await auth.getSession()).data.session!.access_token}` },
  })
  expect(ownerResponse.status).toBe(200)
})

test('limits TOTP guesses across all networks', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId, secret } = await enrollTotp(site, auth)
  site.clock.advance(60)
  const { data } = await browser(site).signInWithPassword({ email, password: PASSWORD })
  /** Sends several guesses at once, each time from a new IP address. */
  const guess = async (...codes: string[]) => {
    const from = { token: data.session!.access_token, headers: { 'x-forwarded-for': uniqueIp() } }
    const challenge = await callAuth(site, 'POST', `/factors/${factorId}/challenge`, { ...from, body: {} })
    const challenge_id = challenge.body.id as string
    const responses = codes.map((code) =>
      callAuth(site, 'POST', `/factors/${factorId}/verify`, { ...from, body: { challenge_id, code } }),
    )
    return (await Promise.all(responses)).map(({ status }) => status)
  }
  const guessWrongly = async (times = 10) => {
    const wrong = currentCode(site, secret) === '000000' ? '111111' : '000000'
    expect(await guess(...Array<string>(times).fill(wrong))).toEqual(Array(times).fill(422))
  }
  await guessWrongly()
  expect(await guess(currentCode(site, secret)), 'the correct code is rejected too').toEqual([429])
  expect((await auth.refreshSession()).error, 'existing sessions stay open').toBeNull()
  // The daily limit is 50 guesses, including the first code of the app.
  for (const times of [10, 10, 10, 9]) {
    site.clock.advance(300)
    await guessWrongly(times)
  }
  expect(await guess(currentCode(site, secret))).toEqual([429])
})

test('rejects an AAL1 token although its session has reached AAL2', async () => {
  const { auth, session } = await signedInBrowser(site)
  await enrollTotp(site, auth)
  const response = await fetch(`${site.url}/functions/v1/plan-summary`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    401,
    'access.mfa_required',
  ])
})

const undo = async (token: string | null) =>
  (
    await fetch(`${site.url}/functions/v1/undo-added-factor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
  ).status

const undoTokenIn = ({ link }: { link: string }) => new URL(link).searchParams.get('token')

/** Lists the remaining factors, passkeys and sessions of an account. */
async function remainingCredentials(userId: string) {
  const rows = (table: 'mfa_factors' | 'passkeys' | 'sessions') =>
    site.db.selectFrom(table).select('id').where('user_id', '=', userId).execute()
  return (await Promise.all([rows('mfa_factors'), rows('passkeys'), rows('sessions')])).flat()
}

/** Asserts that password, email, export and deletion are refused, also after a refresh. */
async function expectNothingSensitive(thief: Browser, email: string) {
  expect((await thief.refreshSession()).error).toBeNull()
  for (const change of [{ password: 'a thief’s password' }, { email: `thief-${email}` }])
    expect((await thief.updateUser(change)).error?.code).toBe('reauthentication_needed')
  const { data } = await thief.getSession()
  for (const name of ['download-my-data', 'delete-my-account']) {
    const response = await fetch(`${site.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    })
    expect([name, response.status, await response.json()]).toEqual([
      name,
      400,
      expect.objectContaining({ code: 'auth.reauthentication_needed' }),
    ])
  }
}

test('the undo link removes everything that a thief with a fresh session added', async () => {
  const { auth, email, user } = await signedInBrowser(site)
  const { thief } = await stealSession(auth)
  const { factorId, secret } = await enrollTotp(site, thief, 'Thief')
  const added = await lastMailTo(site, email)
  expect(added).toMatchObject({
    subject: 'An authenticator app was added to your account',
    link: expect.stringContaining('/not-me?token='),
    text: expect.stringContaining('within seven days'),
  })
  expect((await thief.mfa.recoveryCodes.generate()).error).toBeNull()
  expect((await lastMailTo(site, email)).link).toContain('/not-me?token=')
  site.clock.advance(60)
  await thief.mfa.challengeAndVerify({ factorId, code: currentCode(site, secret) })
  await enrollTotp(site, thief, 'Thief again')
  expect((await lastMailTo(site, email)).link).toContain('/not-me?token=')
  const { key, response } = await addPasskey((await thief.getSession()).data.session!.access_token)
  expect(response.status).toBe(200)

  // The owner is asked for a code that only the thief has. The emailed link helps, even if opened twice.
  const owner = browser(site)
  await owner.signInWithPassword({ email, password: PASSWORD })
  expect((await owner.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal2' })
  expect(await undo('no such token')).toBe(404)
  expect(await Promise.all([undo(undoTokenIn(added)), undo(undoTokenIn(added))])).toEqual([200, 200])
  expect(await remainingCredentials(user.id)).toEqual([])
  expect((await thief.refreshSession()).error).not.toBeNull()
  expect((await signInWithKey(key)).status).toBe(400)
  const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your account has been restored')).toHaveLength(1)

  // The password is enough again. A factor added now stays, even if the link is opened again.
  expect((await owner.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  await enrollTotp(site, owner, 'Mine')
  expect(await undo(undoTokenIn(added))).toBe(200)
  expect((await owner.mfa.listFactors()).data?.totp).toHaveLength(1)
  site.clock.advance(8 * 24 * 3600)
  expect(await undo(undoTokenIn(added))).toBe(404)
})

test('the undo link keeps earlier factors and revokes recovery codes that the thief has seen', async () => {
  const { auth, email, user, factorId } = await accountWithRecoveryCodes(site)
  site.clock.advance(60)
  const { thief } = await stealSession(auth)
  const { data, error } = await thief.mfa.recoveryCodes.regenerate()
  expect(error).toBeNull()
  const mail = await lastMailTo(site, email)
  expect((await thief.mfa.recoveryCodes.verify({ code: data!.codes[1]! })).error).toBeNull()
  expect(await undo(undoTokenIn(mail))).toBe(200)
  const remaining = await site.db
    .selectFrom('mfa_factors')
    .select('id')
    .where('user_id', '=', user.id)
    .execute()
  expect(remaining).toEqual([{ id: factorId }])
  const again = browserWithRecoveryCodes(site)
  await again.signInWithPassword({ email, password: PASSWORD })
  expect((await again.mfa.recoveryCodes.verify({ code: data!.codes[0]! })).error?.code).toBe(
    'mfa_verification_failed',
  )
})

test('adding an app after entering the password sends no undo link', async () => {
  const { auth, email } = await signedInBrowser(site)
  // With the link, access to the mailbox would be enough to bypass MFA.
  site.clock.advance(1)
  expect((await auth.updateUser({ current_password: PASSWORD })).error).toBeNull()
  await enrollTotp(site, auth)
  const mail = await lastMailTo(site, email)
  expect([mail.link, mail.text]).toEqual([
    expect.stringContaining('/password-reset'),
    expect.not.stringContaining('/not-me'),
  ])
  // A new password that the sign-in allowed says nothing about who chose it.
  const other = await signedInBrowser(site)
  site.clock.advance(1)
  expect((await other.auth.updateUser({ password: 'another good one' })).error).toBeNull()
  await enrollTotp(site, other.auth)
  expect((await lastMailTo(site, other.email)).link).toContain('/not-me?token=')
})

async function addPasskey(token: string) {
  const key = softAuthenticator()
  const options = await callAuth(site, 'POST', '/passkeys/registration/options', { token, body: {} })
  const { challenge_id, options: creationOptions } = options.body as { challenge_id: string; options: never }
  const body = { challenge_id, credential: key.create(creationOptions) }
  return { key, response: await callAuth(site, 'POST', '/passkeys/registration/verify', { token, body }) }
}

async function signInWithKey(key: ReturnType<typeof softAuthenticator>) {
  const { body } = await callAuth(site, 'POST', '/passkeys/authentication/options', { body: {} })
  const { challenge_id, options } = body as { challenge_id: string; options: { challenge: string } }
  const credential = key.get({ challenge: options.challenge })
  return callAuth(site, 'POST', '/passkeys/authentication/verify', { body: { challenge_id, credential } })
}
