import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, browser, call, PASSWORD, signedInBrowser, uniqueIp } from '../../testing/accounts.ts'
import { softAuthenticator } from '../../testing/authenticator.ts'
import { addApp, browserWithCodes, codeNow, ownerWithCodes } from '../../testing/factors.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** A copy of both tokens in a browser of the thief's own. */
async function stolen(auth: Browser) {
  const { data } = await auth.getSession()
  const thief = browserWithCodes(site)
  const { error } = await thief.setSession(data.session!)
  if (error) throw error
  const token = data.session!.access_token
  const tries = async (method: string, path: string, body?: unknown) => {
    const response = await call(site, method, path, { token, body })
    return [response.status, response.body?.code]
  }
  return { thief, tries }
}

const refused = [400, 'reauthentication_needed']

test('a thief with a session of an account without second factor', async () => {
  const { auth, email } = await signedInBrowser(site)
  site.clock.advance(11 * 60)
  const { thief, tries } = await stolen(auth)

  // The thief cannot enroll an app of his own, whatever he guesses or requests.
  expect(await tries('POST', '/factors', { factor_type: 'totp' })).toEqual(refused)
  expect((await thief.updateUser({ current_password: 'a guess' })).error?.code).toBe(
    'current_password_invalid',
  )
  expect((await thief.refreshSession()).error).toBeNull()
  expect((await thief.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed')
  // The reauthentication code goes to the owner's mailbox, which also warns them.
  expect((await thief.reauthenticate()).error).toBeNull()
  expect((await thief.updateUser({ nonce: '000000' })).error?.code).toBe('reauthentication_not_valid')
  expect((await lastMailTo(site, email)).text).toContain('somebody is signed in to your account')
  expect((await thief.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal')
  expect((await thief.updateUser({ password: 'of the thief' })).error?.code).toBe('reauthentication_needed')

  // The owner signs in as ever, and one click ends the thief's session.
  const owner = browser(site)
  expect((await owner.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  await owner.signOut({ scope: 'global' })
  expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a thief with a session that has shown the second factor', async () => {
  const { auth, email, factorId, secret, codes } = await ownerWithCodes(site)
  site.clock.advance(11 * 60)
  const { thief, tries } = await stolen(auth)

  // He sees that there are codes, and none of them.
  const { data: status } = await thief.mfa.recoveryCodes.getStatus()
  expect(status).toMatchObject({ total: 10, remaining: 10 })
  const seen = JSON.stringify([(await thief.getUser()).data, (await thief.mfa.listFactors()).data])
  expect(seen).not.toContain(secret)
  for (const code of codes) expect(seen).not.toContain(code)

  expect(await tries('POST', '/factors', { factor_type: 'totp', friendly_name: 'Thief' })).toEqual(refused)
  expect(await tries('DELETE', `/factors/${factorId}`)).toEqual(refused)
  expect(await tries('POST', '/factors/recovery-codes/regenerate')).toEqual(refused)
  expect(await tries('DELETE', '/factors/recovery-codes')).toEqual(refused)
  expect((await thief.updateUser({ password: 'of the thief' })).error?.code).toBe('reauthentication_needed')

  // The owner is emailed about code guesses.
  const wrong = codeNow(site, secret) === '000000' ? '111111' : '000000'
  for (let count = 0; count < 6; count++) await thief.mfa.challengeAndVerify({ factorId, code: wrong })
  expect((await lastMailTo(site, email)).subject).toBe('Wrong sign-in codes for your account')

  // Nothing was changed: the owner gets in with the app, or a code, and throws him out.
  expect(
    (await site.db.selectFrom('mfa_factors').selectAll().where('id', '=', factorId).execute()).length,
  ).toBe(1)
  const owner = browserWithCodes(site)
  await owner.signInWithPassword({ email, password: PASSWORD })
  expect((await owner.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toBeNull()
  await owner.signOut({ scope: 'others' })
  expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a thief with the password, but without the second factor, is nobody outside the sign-in', async () => {
  const { auth, email, user } = await signedInBrowser(site)
  await addApp(site, auth)
  const thief = browser(site)
  const { data } = await thief.signInWithPassword({ email, password: PASSWORD })
  const headers = {
    authorization: `Bearer ${data.session!.access_token}`,
    'content-type': 'application/json',
  }
  const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { headers, ...init })
  const progress = await ask(`/rest/v1/course_completions?user_id=eq.${user.id}`)
  expect(progress.status).toBe(401)
  const plan = await ask('/functions/v1/plan', { method: 'POST', body: '{}' })
  expect([plan.status, ((await plan.json()) as { code: string }).code]).toEqual([401, 'access.mfa_required'])
  // The owner, who has shown it, is served.
  const own = await ask('/functions/v1/plan-summary', {
    method: 'POST',
    body: '{}',
    headers: { ...headers, authorization: `Bearer ${(await auth.getSession()).data.session!.access_token}` },
  })
  expect(own.status).toBe(200)
})

test('a thief with the password who guesses codes is stopped, wherever he guesses from', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { factorId, secret } = await addApp(site, auth)
  site.clock.advance(60)
  const { data } = await browser(site).signInWithPassword({ email, password: PASSWORD })
  /** Several guesses at once, from a network that has guessed nothing yet. */
  const guess = async (...codes: string[]) => {
    const from = { token: data.session!.access_token, headers: { 'x-forwarded-for': uniqueIp() } }
    const challenge = await call(site, 'POST', `/factors/${factorId}/challenge`, { ...from, body: {} })
    const challenge_id = challenge.body.id as string
    const answers = codes.map((code) =>
      call(site, 'POST', `/factors/${factorId}/verify`, { ...from, body: { challenge_id, code } }),
    )
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  const guessWrongly = async (times = 10) => {
    const wrong = codeNow(site, secret) === '000000' ? '111111' : '000000'
    expect(await guess(...Array<string>(times).fill(wrong))).toEqual(Array(times).fill(422))
  }
  await guessWrongly()
  expect(await guess(codeNow(site, secret)), 'the right one comes too late').toEqual([429])
  expect((await auth.refreshSession()).error, 'who is in stays in').toBeNull()
  // Patience does not help: fifty a day are the end of it, with the first code of the app.
  for (const times of [10, 10, 10, 9]) {
    site.clock.advance(300)
    await guessWrongly(times)
  }
  expect(await guess(codeNow(site, secret))).toEqual([429])
})

test('a token from before the second factor changes nothing any more, though its session has shown it', async () => {
  const { auth, session } = await signedInBrowser(site)
  await addApp(site, auth)
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

/** Asserts that nothing the thief added can sign in, and that no session of his is left. */
async function leftOf(userId: string) {
  const rows = (table: 'mfa_factors' | 'passkeys' | 'sessions') =>
    site.db.selectFrom(table).select('id').where('user_id', '=', userId).execute()
  return (await Promise.all([rows('mfa_factors'), rows('passkeys'), rows('sessions')])).flat()
}

/** Whatever he has shown: what asks for the owner's own password or code is refused. */
async function takesAndDeletesNothing(thief: Browser) {
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

test('a thief with a session seconds old adds what he likes: one click of the owner takes it all back', async () => {
  const { auth, email, user } = await signedInBrowser(site)
  const { thief } = await stolen(auth)
  const { factorId, secret } = await addApp(site, thief, 'Thief')
  const added = await lastMailTo(site, email)
  expect(added).toMatchObject({
    subject: 'An authenticator app was added to your account',
    link: expect.stringContaining('/not-me?token='),
    text: expect.stringContaining('It works for seven days'),
  })
  // His own app lets him sign in again, but does not count as reauthentication, so he cannot change
  // credentials.
  expect((await thief.mfa.recoveryCodes.generate()).error).toBeNull()
  expect((await lastMailTo(site, email)).link).toContain('/not-me?token=')
  site.clock.advance(60)
  await thief.mfa.challengeAndVerify({ factorId, code: codeNow(site, secret) })
  await takesAndDeletesNothing(thief)
  await addApp(site, thief, 'Thief again')
  expect((await lastMailTo(site, email)).link).toContain('/not-me?token=')
  await takesAndDeletesNothing(thief)
  expect((await thief.updateUser({ password: 'of the thief' })).error?.code).toBe('reauthentication_needed')
  const { key, answer: response } = await addPasskey((await thief.getSession()).data.session!.access_token)
  expect(response.status).toBe(200)

  // The owner stands before a code that he does not have. The mail lets him in, whoever opens it first or twice.
  const owner = browser(site)
  await owner.signInWithPassword({ email, password: PASSWORD })
  expect((await owner.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal2' })
  expect(await undo('no such token')).toBe(404)
  expect(await Promise.all([undo(undoTokenIn(added)), undo(undoTokenIn(added))])).toEqual([200, 200])
  expect(await leftOf(user.id)).toEqual([])
  expect((await thief.refreshSession()).error).not.toBeNull()
  expect((await signInWithKey(key)).status).toBe(400)
  const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your account has been restored')).toHaveLength(1)

  // The password alone opens the account again, and what its owner adds now stays, however often the link is opened.
  expect((await owner.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  await addApp(site, owner, 'Mine')
  expect(await undo(undoTokenIn(added))).toBe(200)
  expect((await owner.mfa.listFactors()).data?.totp).toHaveLength(1)
  site.clock.advance(8 * 24 * 3600)
  expect(await undo(undoTokenIn(added))).toBe(404)
})

test('what its owner had before the thief stays, and codes that he read are void', async () => {
  const { auth, email, user, factorId } = await ownerWithCodes(site)
  site.clock.advance(60)
  const { thief } = await stolen(auth)
  const { data, error } = await thief.mfa.recoveryCodes.regenerate()
  expect(error).toBeNull()
  const told = await lastMailTo(site, email)
  expect((await thief.mfa.recoveryCodes.verify({ code: data!.codes[1]! })).error).toBeNull()
  await takesAndDeletesNothing(thief)
  expect(await undo(undoTokenIn(told))).toBe(200)
  const left = await site.db.selectFrom('mfa_factors').select('id').where('user_id', '=', user.id).execute()
  expect(left).toEqual([{ id: factorId }])
  const again = browserWithCodes(site)
  await again.signInWithPassword({ email, password: PASSWORD })
  expect((await again.mfa.recoveryCodes.verify({ code: data!.codes[0]! })).error?.code).toBe(
    'mfa_verification_failed',
  )
})

test('who enters the password for it gets no such link: the mailbox alone does not go round the factor', async () => {
  const { auth, email } = await signedInBrowser(site)
  expect((await auth.updateUser({ current_password: PASSWORD })).error).toBeNull()
  await addApp(site, auth)
  await takesAndDeletesNothing(auth)
  const mail = await lastMailTo(site, email)
  expect([mail.link, mail.text]).toEqual([
    expect.stringContaining('/password-reset'),
    expect.not.stringContaining('/not-me'),
  ])
  // The same entry does not count twice, and one that came with another change does not count at all.
  const other = await signedInBrowser(site)
  const change = { current_password: PASSWORD, password: 'another good one' }
  expect((await other.auth.updateUser(change)).error).toBeNull()
  await addApp(site, other.auth)
  expect((await lastMailTo(site, other.email)).link).toContain('/not-me?token=')
})

async function addPasskey(token: string) {
  const key = softAuthenticator()
  const options = await call(site, 'POST', '/passkeys/registration/options', { token, body: {} })
  const { challenge_id, options: wanted } = options.body as { challenge_id: string; options: never }
  const body = { challenge_id, credential: key.create(wanted) }
  return { key, answer: await call(site, 'POST', '/passkeys/registration/verify', { token, body }) }
}

async function signInWithKey(key: ReturnType<typeof softAuthenticator>) {
  const { body } = await call(site, 'POST', '/passkeys/authentication/options', { body: {} })
  const { challenge_id, options } = body as { challenge_id: string; options: { challenge: string } }
  const credential = key.get({ challenge: options.challenge })
  return call(site, 'POST', '/passkeys/authentication/verify', { body: { challenge_id, credential } })
}
