import type { Devices } from '@course/contract/account/devices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountWithPassword, type Browser, browser, callAuth, PASSWORD } from '../testing/accounts.ts'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { IDLE_SESSION_SECONDS } from './shared/rules.ts'
import { findAccount } from './store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1'

/** Signs in with this user agent. */
async function signIn(email: string, userAgent: string, password = PASSWORD) {
  const auth = browser(site, { headers: { 'user-agent': userAgent } })
  const { data, error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
  return { auth, token: data.session.access_token }
}

async function invoke(token: string, name: string, body: unknown = {}) {
  const response = await fetch(`${site.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Devices }
}

const devicesOf = async (token: string) => (await invoke(token, 'account-sessions')).body.sessions
const isSignedIn = async (auth: Browser) => (await auth.getUser()).error === null

test('lists devices by browser, without IP address, and signs them out one by one', async () => {
  const { email } = await accountWithPassword(site)
  const desktop = await signIn(email, FIREFOX)
  const phone = await signIn(email, SAFARI)
  const devices = await devicesOf(desktop.token)
  expect(devices.map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual([
    ['Firefox on Windows', true],
    ['Safari on iPhone', false],
  ])
  expect(Object.keys(devices[0]!).toSorted()).toEqual([
    'device',
    'id',
    'isCurrent',
    'lastUsedAt',
    'signedInAt',
  ])

  const other = devices.find(({ isCurrent }) => !isCurrent)!
  expect((await invoke(desktop.token, 'end-session', { id: other.id })).status).toBe(200)
  expect(await isSignedIn(phone.auth)).toBe(false)
  expect((await phone.auth.refreshSession()).error).not.toBeNull()
  expect(await isSignedIn(desktop.auth)).toBe(true)
  // Ending it again succeeds and changes nothing.
  expect((await invoke(desktop.token, 'end-session', { id: other.id })).status).toBe(200)
  expect(await devicesOf(desktop.token)).toHaveLength(1)
})

test('does not list a device whose session has expired', async () => {
  const { email } = await accountWithPassword(site)
  await signIn(email, SAFARI)
  site.clock.advance(IDLE_SESSION_SECONDS + 60)
  const { token } = await signIn(email, FIREFOX)
  expect((await devicesOf(token)).map(({ device }) => device)).toEqual(['Firefox on Windows'])
})

test('signing out other devices needs sudo mode', async () => {
  const { email } = await accountWithPassword(site)
  const phone = await signIn(email, SAFARI)
  const desktop = await signIn(email, FIREFOX)
  site.clock.advance(11 * 60)
  const other = (await devicesOf(desktop.token)).find(({ isCurrent }) => !isCurrent)!
  expect(await invoke(desktop.token, 'end-session', { id: other.id })).toMatchObject({
    status: 400,
    body: { code: 'auth.reauthentication_needed' },
  })
  expect((await desktop.auth.signOut({ scope: 'others' })).error?.code).toBe('reauthentication_needed')
  expect(await isSignedIn(phone.auth)).toBe(true)
})

test('ignores the id of another account’s session', async () => {
  const victim = await signIn((await accountWithPassword(site)).email, FIREFOX)
  const stranger = await signIn((await accountWithPassword(site)).email, FIREFOX)
  const [session] = await devicesOf(victim.token)
  expect((await invoke(stranger.token, 'end-session', { id: session!.id })).status).toBe(200)
  expect(await isSignedIn(victim.auth)).toBe(true)
  expect((await invoke(stranger.token, 'end-session', { id: 'x'.repeat(10_000) })).status).toBe(400)
})

test('a session opened by an emailed code shows the browser that used it', async () => {
  const { email } = await accountWithPassword(site)
  await browser(site).signInWithOtp({ email, options: { shouldCreateUser: false } })
  const { code } = await lastMailTo(site, email)
  const auth = browser(site, { headers: { 'user-agent': SAFARI } })
  const { data } = await auth.verifyOtp({ type: 'email', email, token: code })
  expect((await devicesOf(data.session!.access_token)).map(({ device }) => device)).toEqual([
    'Safari on iPhone',
  ])
})

test('a new password signs out other devices unless the owner keeps them', async () => {
  const { email } = await accountWithPassword(site)
  const [desktop, phone] = [await signIn(email, FIREFOX), await signIn(email, SAFARI)]
  const keepOtherDevices = {
    password: 'a second password',
    current_password: PASSWORD,
    keep_other_sessions: true,
  }
  expect((await desktop.auth.updateUser(keepOtherDevices)).error).toBeNull()
  expect(await isSignedIn(phone.auth)).toBe(true)
  expect((await lastMailTo(site, email)).text).toMatch(/Other\s+devices\s+stay\s+signed\s+in/)

  const signOutOtherDevices = { password: 'a third password', current_password: 'a second password' }
  expect((await desktop.auth.updateUser(signOutOtherDevices)).error).toBeNull()
  expect([await isSignedIn(desktop.auth), await isSignedIn(phone.auth)]).toEqual([true, false])
  expect((await lastMailTo(site, email)).text).toMatch(/Other\s+devices\s+have\s+been\s+signed\s+out/)
})

test('a password reset by email always signs out other devices', async () => {
  const { email } = await accountWithPassword(site)
  const stranger = await signIn(email, SAFARI)
  await browser(site).resetPasswordForEmail(email)
  const owner = browser(site)
  await owner.verifyOtp({ type: 'recovery', token_hash: (await lastMailTo(site, email)).tokenHash })
  const change = { password: 'a password of the owner', keep_other_sessions: true }
  expect((await owner.updateUser(change)).error).toBeNull()
  expect(await isSignedIn(stranger.auth)).toBe(false)
})

test('a stolen session can neither take over the account nor lock the owner out', async () => {
  const { email, id } = await accountWithPassword(site)
  const owner = await signIn(email, FIREFOX)
  // The thief has the session of an unattended browser, but not the password.
  const { token } = await signIn(email, SAFARI)
  const put = (body: object) => callAuth(site, 'PUT', '/user', { token, body })
  site.clock.advance(11 * 60)

  expect((await put({ password: 'a thief’s password' })).body.code).toBe('reauthentication_needed')
  expect((await put({ email: `thief-${email}` })).body.code).toBe('reauthentication_needed')
  expect((await put({ email: `thief-${email}`, current_password: 'a guess' })).body.code).toBe(
    'current_password_invalid',
  )
  expect((await put({ password: 'a thief’s password', nonce: '123456' })).body.code).toBe(
    'reauthentication_not_valid',
  )
  // The code goes to the owner's mailbox, with a warning.
  await callAuth(site, 'GET', '/reauthenticate', { token })
  expect((await lastMailTo(site, email)).text).toMatch(
    /someone\s+else\s+may\s+be\s+signed\s+in\s+to\s+your\s+account/,
  )
  expect(await mailsTo(site, `thief-${email}`)).toEqual([])

  const devices = await devicesOf(token)
  for (const { id: session } of devices) await invoke(token, 'end-session', { id: session })
  expect(await isSignedIn(owner.auth)).toBe(true)
  const ownerAgain = await signIn(email, FIREFOX)
  const thiefDevice = (await devicesOf(ownerAgain.token)).find(({ isCurrent }) => !isCurrent)
  expect(thiefDevice?.device).toBe('Safari on iPhone')
  await ownerAgain.auth.signOut({ scope: 'others' })
  expect((await put({ data: { name: 'Thief' } })).body.code).toBe('session_not_found')
  expect(await findAccount(site.db, id)).toMatchObject({ email, new_email: null })
})
