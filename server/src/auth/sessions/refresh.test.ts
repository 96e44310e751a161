import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { acceptInvitation, inviteStaff } from '../../staff/index.ts'
import {
  accountWithPassword,
  browser,
  browserStorage,
  callAuth,
  PASSWORD,
  signedInBrowser,
} from '../../testing/accounts.ts'
import { openSite, type RunningSite, startSite } from '../../testing/start-site.ts'
import { decodeClaims } from '../../testing/tokens.ts'
import { changeAccount } from '../store/accounts.ts'

const DAY = 24 * 3600

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function signIn() {
  const user = await accountWithPassword(site)
  const body = { email: user.email, password: PASSWORD }
  const { body: session } = await callAuth(site, 'POST', '/token?grant_type=password', { body })
  return { user, token: session.refresh_token as string, sessionId: sessionOf(session) }
}

const sessionOf = (body: { access_token: string }) => decodeClaims(body.access_token).session_id as string

const refresh = (token: string) =>
  callAuth(site, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })

async function nextToken(token: string): Promise<string> {
  const { status, body } = await refresh(token)
  expect(status).toBe(200)
  return body.refresh_token
}

const isStored = async (sessionId: string) =>
  (await site.db.selectFrom('sessions').select('id').where('id', '=', sessionId).execute()).length === 1

test('the current token rotates: new tokens, same session, and the account in the response', async () => {
  const { token, sessionId, user } = await signIn()
  site.clock.advance(5)
  const { status, body } = await refresh(token)
  expect(status).toBe(200)
  expect(body.refresh_token).not.toBe(token)
  expect(sessionOf(body)).toBe(sessionId)
  expect(body.user.id).toBe(user.id)
  expect(decodeClaims(body.access_token).amr).toMatchObject([{ method: 'password' }])
  expect(body.expires_at).toBe(decodeClaims(body.access_token).exp)
})

test('the previous token returns the current one again, at any time', async () => {
  const { token } = await signIn()
  const current = await nextToken(token)
  expect(await nextToken(token)).toBe(current)
  site.clock.advance(29 * DAY)
  expect(await nextToken(token)).toBe(current)
  expect(await nextToken(current)).not.toBe(current)
})

test('an older token returns the current one within ten seconds of its replacement', async () => {
  const { token } = await signIn()
  const second = await nextToken(token)
  site.clock.advance(6)
  const third = await nextToken(second)
  expect(await nextToken(token)).toBe(third)
})

test('an older token used later ends the session, and its newest token stops working', async () => {
  const { token, sessionId } = await signIn()
  const second = await nextToken(token)
  site.clock.advance(11)
  const third = await nextToken(second)
  const reused = await refresh(token)
  expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used'])
  expect(await isStored(sessionId)).toBe(false)
  const newest = await refresh(third)
  expect([newest.status, newest.body.code]).toEqual([400, 'refresh_token_not_found'])
})

test('rejects a forged token without ending the session', async () => {
  const { token, sessionId } = await signIn()
  const bytes = Buffer.from(token, 'base64url')
  bytes.writeUInt32BE(7, 16)
  for (const forged of [bytes.toString('base64url'), `${token}A`, token.slice(1), 'x'.repeat(1000)]) {
    const { status, body } = await refresh(forged)
    expect([status, body.code]).toEqual([400, 'refresh_token_not_found'])
  }
  expect(await isStored(sessionId)).toBe(true)
})

test('rejects the tokens of signed-out, banned and idle sessions', async () => {
  const signedOut = await signIn()
  await site.db.deleteFrom('sessions').where('id', '=', signedOut.sessionId).execute()
  expect((await refresh(signedOut.token)).body.code).toBe('refresh_token_not_found')

  const banned = await signIn()
  const forever = '2999-01-01T00:00:00.000Z'
  await changeAccount(site.db, site.clock, banned.user.id, { banned_until: forever })
  const response = await refresh(banned.token)
  expect([response.status, response.body.code]).toEqual([400, 'user_banned'])

  const idle = await signIn()
  site.clock.advance(31 * DAY)
  const late = await refresh(idle.token)
  expect([late.status, late.body.code]).toEqual([400, 'session_expired'])
})

test('a session ends 90 days after the sign-in, also if it is used', async () => {
  let { token } = await signIn()
  for (let week = 0; week < 12; week++) {
    site.clock.advance(7 * DAY)
    token = await nextToken(token)
  }
  site.clock.advance(7 * DAY)
  const { status, body } = await refresh(token)
  expect([status, body.code]).toEqual([400, 'session_expired'])
})

test('a staff session ends after 7 days, as does that of a customer who joins the staff', async () => {
  const { token, user } = await signIn()
  site.clock.advance(6 * DAY)
  const second = await nextToken(token)
  site.clock.advance(2 * DAY)
  const third = await nextToken(second)
  await site.db.transaction().execute(async (trx) => {
    await inviteStaff(trx, site.clock, { accountId: user.id, role: 'support', by: user.id })
    await acceptInvitation(trx, site.clock, user.id)
  })
  expect((await refresh(third)).body.code).toBe('session_expired')
})

test('twenty concurrent refreshes with one token return the same new token', async () => {
  const { token, sessionId } = await signIn()
  const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
  expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200))
  expect(new Set(responses.map((response) => response.body.refresh_token)).size).toBe(1)
  const row = await site.db
    .selectFrom('sessions')
    .select('refresh_counter')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  expect(row?.refresh_counter).toBe(1)
})

test('tabs that repeatedly refresh at the same time stay signed in', async () => {
  let { token } = await signIn()
  for (let round = 0; round < 5; round++) {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => nextToken(token)))
    expect(new Set(tokens).size).toBe(1)
    token = tokens[0]!
    site.clock.advance(60)
  }
})

test('the client refreshes on request', async () => {
  const { auth, session } = await signedInBrowser(site)
  const { data, error } = await auth.refreshSession()
  expect(error).toBeNull()
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  expect(data.user?.id).toBe(session.user.id)
})

test('a tab opened later refreshes automatically and keeps its session while the server fails', async () => {
  const failing = await startSite({ expectedFaults: /sessions/ })
  // The client uses the real time, so for it this session, opened an hour ago, is about to expire.
  failing.clock.advance(-3600)
  const storage = browserStorage()
  const user = await accountWithPassword(failing)
  const credentials = { email: user.email, password: PASSWORD }
  const { data: before } = await browser(failing, { storage }).signInWithPassword(credentials)
  await failing.db.schema.alterTable('sessions').renameTo('sessions_away').execute()

  const events: string[] = []
  const statuses: number[] = []
  const watchedFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    statuses.push(response.status)
    return response
  }
  const tab = browser(failing, { storage, autoRefreshToken: true, fetch: watchedFetch })
  onTestFinished(() => tab.stopAutoRefresh())
  tab.onAuthStateChange((event) => void events.push(event))
  await expect.poll(() => statuses).not.toEqual([])
  await failing.db.schema.alterTable('sessions_away').renameTo('sessions').execute()

  await expect.poll(() => events).toContain('TOKEN_REFRESHED')
  expect(events).not.toContain('SIGNED_OUT')
  const { data: after } = await tab.getSession()
  expect(after.session?.refresh_token).not.toBe(before.session?.refresh_token)
  expect(sessionOf(after.session!)).toBe(sessionOf(before.session!))
  expect([statuses[0], statuses.at(-1)]).toEqual([500, 200])
})
