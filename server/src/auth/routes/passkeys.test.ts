import { AuthAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, callAuth, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import { softAuthenticator } from '../../testing/authenticator.ts'
import { enrollTotp } from '../../testing/factors.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite, startSite } from '../../testing/start-site.ts'
import { decodeClaims, serviceToken } from '../../testing/tokens.ts'
import { changeAccount } from '../store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

type Key = ReturnType<typeof softAuthenticator>
type Options = { challenge_id: string; options: { challenge: string } }

const post = async (path: string, body: object, token?: string) => {
  const response = await callAuth(site, 'POST', path, { body, ...(token && { token }) })
  return { status: response.status, code: response.body?.code as string | undefined, body: response.body }
}

async function register(token: string, key: Key = softAuthenticator()) {
  const { body } = await post('/passkeys/registration/options', {}, token)
  const { challenge_id, options } = body as Options
  const done = await post(
    '/passkeys/registration/verify',
    { challenge_id, credential: key.create(options) },
    token,
  )
  return { key, done, challenge_id, options }
}

async function ownerWithPasskey() {
  const person = await signedInBrowser(site)
  const { key, done } = await register(person.session.access_token)
  expect(done.status).toBe(200)
  return { ...person, key, passkeyId: done.body.id as string }
}

async function signIn(key: Key, ceremony: Partial<Parameters<Key['get']>[0]> = {}) {
  const { body } = await post('/passkeys/authentication/options', { gotrue_meta_security: {} })
  const { challenge_id, options } = body as Options
  const credential = key.get({ challenge: options.challenge, ...ceremony })
  return post('/passkeys/authentication/verify', { challenge_id, credential })
}

const failed = { status: 400, code: 'webauthn_verification_failed' }

test('a passkey can be added, signs in at AAL2, and the owner is emailed', async () => {
  const { key, user, email, auth, session } = await ownerWithPasskey()
  expect((await lastMailTo(site, email)).subject).toBe('A passkey was added to your account')
  const opened = await signIn(key, { userHandle: user.id })
  expect(opened.status).toBe(200)
  expect(decodeClaims(opened.body.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'passkey' }],
    sub: user.id,
  })
  const { data: list } = await auth.passkey.list()
  expect(list).toMatchObject([{ friendly_name: 'Passkey', last_used_at: expect.any(String) }])
  const passkeyId = list![0]!.id
  expect((await auth.passkey.update({ passkeyId, friendlyName: 'Laptop' })).data?.friendly_name).toBe(
    'Laptop',
  )
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull()
  expect((await lastMailTo(site, email)).subject).toBe('A passkey was removed from your account')
  expect(await signIn(key)).toMatchObject(failed)
  const options = await post('/passkeys/registration/options', {}, session.access_token)
  expect(options.body.options).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
})

test('a session opened by a passkey can set a new password for ten minutes', async () => {
  const { key } = await ownerWithPasskey()
  const { body } = await signIn(key)
  const setPassword = async (password: string) => {
    const changed = await callAuth(site, 'PUT', '/user', { token: body.access_token, body: { password } })
    return [changed.status, changed.body.code]
  }
  expect(await setPassword('another password')).toEqual([200, undefined])
  site.clock.advance(11 * 60)
  expect(await setPassword('a third password')).toEqual([400, 'reauthentication_needed'])
})

test('a passkey sign-in needs no TOTP code, and with MFA on AAL1 cannot change passkeys', async () => {
  const { auth, email, key, passkeyId } = await ownerWithPasskey()
  const codes = await post('/factors/recovery-codes', {}, (await signIn(key)).body.access_token)
  expect([codes.status, codes.code]).toEqual([422, 'mfa_recovery_codes_sole_factor'])
  await enrollTotp(site, auth)
  const opened = await signIn(key)
  expect(decodeClaims(opened.body.access_token).awaits_factor).toBeUndefined()
  const aal1 = browser(site)
  const { data } = await aal1.signInWithPassword({ email, password: PASSWORD })
  const refused = { status: 403, code: 'insufficient_aal' }
  expect(await post('/passkeys/registration/options', {}, data.session!.access_token)).toMatchObject(refused)
  expect((await aal1.passkey.delete({ passkeyId })).error).toMatchObject(refused)
})

test('an old session must reauthenticate to add or remove a passkey', async () => {
  const { auth, session, passkeyId, email } = await ownerWithPasskey()
  site.clock.advance(11 * 60)
  const needed = { status: 400, code: 'reauthentication_needed' }
  expect(await post('/passkeys/registration/options', {}, session.access_token)).toMatchObject(needed)
  expect((await auth.passkey.delete({ passkeyId })).error).toMatchObject(needed)
  expect(await mailsTo(site, email)).toHaveLength(1)
  await auth.updateUser({ current_password: PASSWORD })
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull()
})

test('a passkey opens sudo mode in the session that confirms with it, and only for its own account', async () => {
  const { auth, session, key, passkeyId, email } = await ownerWithPasskey()
  const stranger = await signedInBrowser(site)
  site.clock.advance(11 * 60)
  const confirm = async (token: string) => {
    const { body } = await post('/passkeys/authentication/options', {})
    const { challenge_id, options } = body as Options
    const response = await fetch(`${site.url}/functions/v1/confirm-passkey`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ challenge_id, credential: key.get({ challenge: options.challenge }) }),
    })
    return response.status
  }
  expect(await confirm(stranger.session.access_token)).toBe(400)
  expect((await stranger.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed')
  expect(await confirm(session.access_token)).toBe(200)
  // No undo link: a thief of the session has no passkey.
  await enrollTotp(site, auth)
  expect((await lastMailTo(site, email)).text).not.toContain('/not-me')
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull()
})

test('rejects mixed-up, repeated, expired and foreign ceremonies', async () => {
  const { key, session, user, email } = await ownerWithPasskey()
  const other = await signedInBrowser(site)
  const elsewhere = await browser(site).signInWithPassword({ email, password: PASSWORD })
  const registration = await post('/passkeys/registration/options', {}, session.access_token)
  const { challenge_id, options } = registration.body as Options
  const unknown = { status: 400, code: 'webauthn_challenge_not_found' }
  const credential = softAuthenticator().create(options)
  // Neither another account nor another session of the same account can complete the registration.
  for (const { access_token } of [other.session, elsewhere.data.session!]) {
    const foreign = await post('/passkeys/registration/verify', { challenge_id, credential }, access_token)
    expect(foreign).toMatchObject(unknown)
  }
  expect(
    await post('/passkeys/authentication/verify', { challenge_id, credential: key.get(options) }),
  ).toMatchObject(unknown)

  expect(await signIn(key, { origin: 'https://evil.example' })).toMatchObject(failed)
  expect(await signIn(key, { rpId: 'evil.example' })).toMatchObject(failed)
  expect(await signIn(key, { isVerified: false })).toMatchObject(failed)
  expect(await signIn(key, { challenge: 'b3RoZXI' })).toMatchObject(failed)
  expect(await signIn(key, { userHandle: other.user.id })).toMatchObject(failed)
  expect(await signIn(softAuthenticator())).toMatchObject(failed)

  const requested = (await post('/passkeys/authentication/options', {})).body as Options
  const body = { challenge_id: requested.challenge_id, credential: key.get(requested.options) }
  const both = await Promise.all([1, 2].map(() => post('/passkeys/authentication/verify', body)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  const late = (await post('/passkeys/authentication/options', {})).body as Options
  site.clock.advance(301)
  expect(
    await post('/passkeys/authentication/verify', {
      challenge_id: late.challenge_id,
      credential: key.get(late.options),
    }),
  ).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' })
  expect((await signIn(key, { userHandle: user.id })).status).toBe(200)
})

test('rejects a cloned passkey by its counter; synced passkeys have none', async () => {
  const { key } = await ownerWithPasskey()
  expect((await signIn(key)).status).toBe(200)
  expect((await signIn(key)).status).toBe(200)
  key.counter = 0
  expect(await signIn(key)).toMatchObject(failed)

  const synced = (await ownerWithPasskey()).key
  for (let use = 0; use < 2; use++) {
    synced.counter = -1
    expect((await signIn(synced)).status).toBe(200)
  }
})

test('rejects banned and unconfirmed accounts and deleted passkeys', async () => {
  const { key, user } = await ownerWithPasskey()
  await changeAccount(site.db, site.clock, user.id, { banned_until: '2999-01-01T00:00:00.000Z' })
  expect(await signIn(key)).toMatchObject({ status: 403, code: 'user_banned' })
  await changeAccount(site.db, site.clock, user.id, { banned_until: null, email_confirmed_at: null })
  expect(await signIn(key)).toMatchObject({ status: 403, code: 'email_not_confirmed' })
  await changeAccount(site.db, site.clock, user.id, { email_confirmed_at: user.created_at })
  const admin = new AuthAdminApi({
    url: `${site.url}/auth/v1`,
    headers: { authorization: `Bearer ${serviceToken(site)}` },
  })
  const { data } = await admin.passkey.listPasskeys({ userId: user.id })
  expect(data).toHaveLength(1)
  const removed = await admin.passkey.deletePasskey({ userId: user.id, passkeyId: data![0]!.id })
  expect(removed.error).toBeNull()
  expect(await signIn(key)).toMatchObject(failed)
})

test('rejects other accounts’ passkeys, registered credentials and an eleventh passkey', async () => {
  const { key, passkeyId } = await ownerWithPasskey()
  const other = await signedInBrowser(site)
  const token = other.session.access_token
  expect((await other.auth.passkey.update({ passkeyId, friendlyName: 'Mine' })).error?.status).toBe(404)
  expect((await other.auth.passkey.delete({ passkeyId })).error?.status).toBe(404)
  expect((await register(token, key)).done).toMatchObject({
    status: 422,
    code: 'webauthn_credential_exists',
  })
  for (let count = 0; count < 10; count++) expect((await register(token)).done.status).toBe(200)
  expect(await post('/passkeys/registration/options', {}, token)).toMatchObject({
    status: 422,
    code: 'too_many_passkeys',
  })
})

test('passkeys are disabled on a site without a host name', async () => {
  const siteWithIp = await startSite({ env: { SITE_URL: 'http://127.0.0.1:3000' } })
  const response = await callAuth(siteWithIp, 'POST', '/passkeys/authentication/options', { body: {} })
  expect([response.status, response.body.code]).toEqual([404, 'passkey_disabled'])
})
