import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccount } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import { accountWithPassword, browser, PASSWORD } from '../testing/accounts.ts'
import { buyCourse } from '../testing/buy-course.ts'
import { codeAt, enterSudoMode } from '../testing/factors.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { uniqueIp } from '../testing/send-json.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { deleteAccountsJob } from './delete-accounts.ts'
import { listDueOrCanceledRequests } from './store.ts'

const DAY = 24 * 3600

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** A customer signed in with a password. */
async function signedInCustomer() {
  const { id, email } = await accountWithPassword(site)
  await buyCourse(site, email)
  const auth = browser(site)
  const { data } = await auth.signInWithPassword({ email, password: PASSWORD })
  return { id, email, auth, token: data.session!.access_token }
}

async function callFunction(name: string, token: string) {
  const response = await fetch(`${site.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': uniqueIp() },
  })
  return { status: response.status, body: (await response.json()) as { dueAt: string } }
}

/** Calls a function in sudo mode. */
async function callInSudoMode(name: string, { id, token }: { id: string; token: string }) {
  await enterSudoMode(site, id)
  return callFunction(name, token)
}

const credentialsOf = ({ userId, accessToken }: Member) => ({ id: userId, token: accessToken })

const listRequests = async (id: string) =>
  site.db.selectFrom('deletion_requests').selectAll().where('account_id', '=', id).execute()

const subjectsTo = async (email: string) => (await mailsTo(site, email)).map(({ subject }) => subject)

/** Runs the job twice at once, as two processes would. */
const runJob = async () => {
  await Promise.all([deleteAccountsJob(site).run(), deleteAccountsJob(site).run()])
}

/** Advances the clock after all mails are delivered, so that no delivery claim expires. */
const advanceClock = async (seconds: number) => {
  await mailsTo(site, '')
  site.clock.advance(seconds)
}

test('deletes an account seven days after the request and leaves no trace of the email', async () => {
  const { id, email, auth, token } = await signedInCustomer()
  await auth.updateUser({ data: { name: 'Ada Lovelace' } })
  const { status, body } = await callInSudoMode('delete-my-account', { id, token })
  expect(status).toBe(200)
  expect(Date.parse(body.dueAt)).toBeGreaterThan(site.clock.now().getTime() + 6.9 * DAY * 1000)
  expect(await lastMailTo(site, email)).toMatchObject({
    subject: 'Your account will be deleted',
    link: 'http://localhost:3000/auth',
    text: expect.stringMatching(/Hello Ada Lovelace,.+sign in before then/s),
  })
  expect((await auth.refreshSession()).error, 'signed out everywhere').not.toBeNull()

  await advanceClock(6 * DAY)
  await runJob()
  expect((await findAccount(site.db, id))?.email).toBe(email)
  await advanceClock(DAY)
  await runJob()
  expect((await findAccount(site.db, id))?.email).toBe(`${id}@deleted.invalid`)
  expect(await subjectsTo(email)).toEqual(expect.arrayContaining(['Your account has been deleted']))
  expect(
    (await subjectsTo(email)).filter((subject) => subject === 'Your account has been deleted'),
  ).toHaveLength(1)
  // The row of the last mail is deleted once it is sent.
  const tables = ['users', 'outbox', 'purchases', 'paid_customers', 'payment_events', 'deletion_requests']
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(site.db)
    expect(JSON.stringify(rows), table).not.toContain(email)
  }
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('leaves an account alone until its deletion is due or its owner returns', async () => {
  const { id, email, token } = await signedInCustomer()
  const listedIds = async () =>
    (await listDueOrCanceledRequests(site.db, nowIso(site.clock))).map(({ account_id }) => account_id)
  await callInSudoMode('delete-my-account', { id, token })
  await advanceClock(6 * DAY)
  expect(await listedIds()).not.toContain(id)
  await advanceClock(DAY)
  expect(await listedIds(), 'due').toContain(id)
  site.clock.advance(-DAY)
  await browser(site).signInWithPassword({ email, password: PASSWORD })
  expect(await listedIds(), 'signed in').toContain(id)
})

test('deletes an account without purchases completely', async () => {
  const member = await site.signedUp()
  expect((await callInSudoMode('delete-my-account', credentialsOf(member))).status).toBe(200)
  await advanceClock(8 * DAY)
  await runJob()
  expect(await findAccount(site.db, member.userId)).toBeUndefined()
  expect(await listRequests(member.userId)).toEqual([])
})

test('cancels the deletion when the owner signs in, and sends an email about it', async () => {
  const { id, email, token } = await signedInCustomer()
  await callInSudoMode('delete-my-account', { id, token })
  await advanceClock(6.9 * DAY)
  expect((await browser(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  await advanceClock(DAY)
  await runJob()
  expect((await findAccount(site.db, id))?.email).toBe(email)
  expect(await listRequests(id)).toEqual([])
  expect(
    (await subjectsTo(email)).filter((subject) => subject === "Your account won't be deleted"),
  ).toHaveLength(1)

  // A new request starts a new grace period.
  const again = await browser(site).signInWithPassword({ email, password: PASSWORD })
  await callInSudoMode('delete-my-account', { id, token: again.data.session!.access_token })
  await advanceClock(6 * DAY)
  await runJob()
  expect(await listRequests(id)).toHaveLength(1)
})

test('cancels the deletion when the owner buys the course again', async () => {
  const member = await site.signedUp()
  await callInSudoMode('delete-my-account', credentialsOf(member))
  await advanceClock(DAY)
  await buyCourse(site, member.email)
  await advanceClock(8 * DAY)
  await runJob()
  expect((await findAccount(site.db, member.userId))?.access).toBe('paid')
})

test('requires sudo mode for export and deletion', async () => {
  const { id, email, auth, token: first } = await signedInCustomer()
  await advanceClock(11 * 60)
  expect(await callFunction('delete-my-account', first)).toMatchObject({
    status: 400,
    body: { code: 'auth.reauthentication_needed' },
  })
  const guess = await auth.updateUser({ current_password: 'a guess of the thief' } as never)
  expect(guess.error?.code).toBe('current_password_invalid')
  expect((await callFunction('delete-my-account', first)).status).toBe(400)
  expect(await listRequests(id)).toEqual([])
  expect((await fetchArchive(first)).status).toBe(400)
  expect(await subjectsTo(email)).not.toContain('Your data was downloaded')

  const enterPassword = async () =>
    expect((await auth.updateUser({ current_password: PASSWORD } as never)).error).toBeNull()
  await enterPassword()
  expect((await fetchArchive(first)).status).toBe(200)
  expect(await subjectsTo(email)).toContain('Your data was downloaded')
  expect((await fetchArchive(first)).status).toBe(200)
  await advanceClock(11 * 60)
  expect((await callFunction('delete-my-account', first)).status).toBe(400)
  await enterPassword()
  expect((await callFunction('delete-my-account', first)).status).toBe(200)
})

test('requires the TOTP code for export and deletion when MFA is enabled', async () => {
  const { auth, email } = await signedInCustomer()
  await auth.updateUser({ current_password: PASSWORD })
  const { data: enrolled } = await auth.mfa.enroll({ factorType: 'totp' })
  const factorId = enrolled!.id
  const code = () =>
    codeAt((enrolled as { totp: { secret: string } }).totp.secret, site.clock.now().getTime() / 1000)
  expect((await auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
  const otherBrowser = browser(site)
  const { data } = await otherBrowser.signInWithPassword({ email, password: PASSWORD })
  for (const name of ['delete-my-account', 'download-my-data'])
    expect(await callFunction(name, data.session!.access_token)).toMatchObject({
      status: 401,
      body: { code: 'access.mfa_required' },
    })
  await advanceClock(60)
  await otherBrowser.mfa.challengeAndVerify({ factorId, code: code() })
  // The first code completed the sign-in; the deletion needs another one.
  await advanceClock(60)
  const verified = await otherBrowser.mfa.challengeAndVerify({ factorId, code: code() })
  expect((await callFunction('delete-my-account', verified.data!.access_token)).status).toBe(200)
})

test('refuses to delete staff accounts', async () => {
  const staff = await site.staffMember('administrator')
  for (const one of [staff, await site.administrator()])
    expect(await callInSudoMode('delete-my-account', credentialsOf(one))).toMatchObject({
      status: 409,
      body: { code: 'privacy.staff_account' },
    })
  expect(await listRequests(staff.userId)).toEqual([])
})

test('stores one request on a double click and ends the session', async () => {
  const { id, token } = await signedInCustomer()
  await enterSudoMode(site, id)
  const responses = await Promise.all([
    callFunction('delete-my-account', token),
    callFunction('delete-my-account', token),
  ])
  expect(responses.map(({ status }) => status)).toContain(200)
  expect(await listRequests(id)).toHaveLength(1)
  expect((await callFunction('delete-my-account', token)).status).toBe(401)
})

const fetchArchive = (token: string) =>
  fetch(`${site.url}/functions/v1/download-my-data`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': uniqueIp() },
  })

test('exports a new account completely and escapes user input', async () => {
  const member: Member = await site.signedUp()
  const name = '<img src=x onerror=alert(1)>'
  await site.db
    .updateTable('users')
    .set({ user_metadata: JSON.stringify({ name }) })
    .where('id', '=', member.userId)
    .execute()
  await enterSudoMode(site, member.userId)
  const { data, error } = await member.functions.invoke<Blob>('download-my-data')
  expect(error).toBeNull()
  const files = unzipSync(new Uint8Array(await data!.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['data.html', 'data.json'])
  expect(strFromU8(files['data.html']!)).not.toContain('<img')
  expect(JSON.parse(strFromU8(files['data.json']!)).tables.users).toMatchObject([{ email: member.email }])
})

// Rendering three documents takes a while on a busy machine, because the thread has low priority.
test('includes plan, annex and certificate as PDF files', { timeout: 240_000 }, async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const certificate = { studentName: 'Ada Learner', completionDate }
  expect((await learner.functions.invoke('issue-certificate', { body: certificate })).error).toBeNull()
  const changes = { 'w01/change_name': ['One calendar', 1, 'a'] }
  const plan = { planId: randomUUID(), changes, seen: 0 }
  expect((await learner.functions.invoke('save-plan', { body: plan })).error).toBeNull()

  await enterSudoMode(site, learner.userId)
  const response = await fetchArchive(learner.accessToken)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const documents = ['certificate.pdf', 'plan-1.pdf', 'plan-1-annex.pdf']
  expect(Object.keys(files)).toEqual(['data.html', 'data.json', ...documents])
  for (const name of documents) expect(strFromU8(files[name]!.slice(0, 5))).toBe('%PDF-')
  const html = strFromU8(files['data.html']!)
  expect(html).toContain('One calendar')
  expect(html).toContain('href="plan-1-annex.pdf"')
  expect(html).not.toMatch(/<script|<img|<link|url\(/)
})

test('limits exports per account', async () => {
  const member = await site.signedUp()
  const statuses: number[] = []
  for (let time = 0; time < 7; time++) {
    await enterSudoMode(site, member.userId)
    const response = await fetchArchive(member.accessToken)
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})
