import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountById } from '../auth/index.ts'
import { accountWithPassword, browser, PASSWORD, uniqueIp } from '../testing/accounts.ts'
import { buyCourse } from '../testing/buy-course.ts'
import { simulateReauthentication } from '../testing/factors.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { codeAt } from '../testing/totp.ts'
import { deleteAccountsJob } from './delete-accounts.ts'

const DAY = 24 * 3600

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** A customer in a browser, who knows the password. */
async function customer() {
  const { id, email } = await accountWithPassword(site)
  await buyCourse(site, email)
  const auth = browser(site)
  const { data } = await auth.signInWithPassword({ email, password: PASSWORD })
  return { id, email, auth, token: data.session!.access_token }
}

async function ask(name: string, token: string) {
  const response = await fetch(`${site.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': uniqueIp() },
  })
  return { status: response.status, body: (await response.json()) as { dueAt: string } }
}

/** The same, by an owner who enters the password for it. */
async function askProved(name: string, { id, token }: { id: string; token: string }) {
  await simulateReauthentication(site, id)
  return ask(name, token)
}

const owned = ({ userId, accessToken }: Member) => ({ id: userId, token: accessToken })

const requests = async (id: string) =>
  site.db.selectFrom('deletion_requests').selectAll().where('account_id', '=', id).execute()

const subjectsTo = async (email: string) => (await mailsTo(site, email)).map(({ subject }) => subject)

/** Runs the job twice at once, as two processes would. */
const runJob = async () => {
  await Promise.all([deleteAccountsJob(site).run(), deleteAccountsJob(site).run()])
}

/** Lets time pass once every mail is delivered: otherwise the claim of whoever is sending one would end meanwhile. */
const pass = async (seconds: number) => {
  await mailsTo(site, '')
  site.clock.advance(seconds)
}

test('an account is deleted seven days after its owner asked, and nothing knows them any more', async () => {
  const { id, email, auth, token } = await customer()
  await auth.updateUser({ data: { name: 'Ada Lovelace' } })
  const { status, body } = await askProved('delete-my-account', { id, token })
  expect(status).toBe(200)
  expect(Date.parse(body.dueAt)).toBeGreaterThan(site.clock.now().getTime() + 6.9 * DAY * 1000)
  expect(await lastMailTo(site, email)).toMatchObject({
    subject: 'Your account will be deleted',
    link: 'http://localhost:3000/auth',
    text: expect.stringMatching(/Hello Ada Lovelace,.+sign in before that day/s),
  })
  expect((await auth.refreshSession()).error, 'signed out everywhere').not.toBeNull()

  await pass(6 * DAY)
  await runJob()
  expect((await accountById(site.db, id))?.email).toBe(email)
  await pass(DAY)
  await runJob()
  expect((await accountById(site.db, id))?.email).toBe(`${id}@deleted.invalid`)
  expect(await subjectsTo(email)).toEqual(expect.arrayContaining(['Your account has been deleted']))
  expect(
    (await subjectsTo(email)).filter((subject) => subject === 'Your account has been deleted'),
  ).toHaveLength(1)
  // The last mail is the last to know the address, and it is gone once it is sent.
  const tables = ['users', 'outbox', 'purchases', 'paid_customers', 'payment_events', 'deletion_requests']
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(site.db)
    expect(JSON.stringify(rows), table).not.toContain(email)
  }
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('an account that nobody paid for is gone whole', async () => {
  const member = await site.signedUp()
  expect((await askProved('delete-my-account', owned(member))).status).toBe(200)
  await pass(8 * DAY)
  await runJob()
  expect(await accountById(site.db, member.userId)).toBeUndefined()
  expect(await requests(member.userId)).toEqual([])
})

test('signing in stops it, and a mail says so', async () => {
  const { id, email, token } = await customer()
  await askProved('delete-my-account', { id, token })
  await pass(6.9 * DAY)
  expect((await browser(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  await pass(DAY)
  await runJob()
  expect((await accountById(site.db, id))?.email).toBe(email)
  expect(await requests(id)).toEqual([])
  expect(
    (await subjectsTo(email)).filter((subject) => subject === "Your account won't be deleted"),
  ).toHaveLength(1)

  // Asking once more begins the days anew.
  const again = await browser(site).signInWithPassword({ email, password: PASSWORD })
  await askProved('delete-my-account', { id, token: again.data.session!.access_token })
  await pass(6 * DAY)
  await runJob()
  expect(await requests(id)).toHaveLength(1)
})

test('buying the course again stops it too: nobody pays for an account that ends', async () => {
  const member = await site.signedUp()
  await askProved('delete-my-account', owned(member))
  await pass(DAY)
  await buyCourse(site, member.email)
  await pass(8 * DAY)
  await runJob()
  expect((await accountById(site.db, member.userId))?.access).toBe('paid')
})

test('a thief with the session alone, however fresh, can neither take the data nor delete the account', async () => {
  const { id, email, auth, token: first } = await customer()
  expect(await ask('delete-my-account', first)).toMatchObject({
    status: 400,
    body: { code: 'auth.reauthentication_needed' },
  })
  const guess = await auth.updateUser({ current_password: 'a guess of the thief' } as never)
  expect(guess.error?.code).toBe('current_password_invalid')
  expect((await ask('delete-my-account', first)).status).toBe(400)
  expect(await requests(id)).toEqual([])
  expect((await fetchArchive(first)).status).toBe(400)
  expect(await subjectsTo(email)).not.toContain('Your data was downloaded')

  // The owner knows the password. Entered once, it is good for one thing.
  const enters = async () =>
    expect((await auth.updateUser({ current_password: PASSWORD } as never)).error).toBeNull()
  await enters()
  expect((await fetchArchive(first)).status).toBe(200)
  expect(await subjectsTo(email)).toContain('Your data was downloaded')
  expect((await fetchArchive(first)).status).toBe(400)
  await enters()
  await pass(11 * 60)
  expect((await ask('delete-my-account', first)).status).toBe(400)
  await enters()
  expect((await ask('delete-my-account', first)).status).toBe(200)
})

test('with a second factor neither works before its code', async () => {
  const { auth, email } = await customer()
  await auth.updateUser({ current_password: PASSWORD })
  const { data: enrolled } = await auth.mfa.enroll({ factorType: 'totp' })
  const factorId = enrolled!.id
  const code = () =>
    codeAt((enrolled as { totp: { secret: string } }).totp.secret, site.clock.now().getTime() / 1000)
  expect((await auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
  const half = browser(site)
  const { data } = await half.signInWithPassword({ email, password: PASSWORD })
  for (const name of ['delete-my-account', 'download-my-data'])
    expect(await ask(name, data.session!.access_token)).toMatchObject({
      status: 401,
      body: { code: 'access.mfa_required' },
    })
  await pass(60)
  await half.mfa.challengeAndVerify({ factorId, code: code() })
  // That completed the sign-in; once more it is for the deletion.
  await pass(60)
  const verified = await half.mfa.challengeAndVerify({ factorId, code: code() })
  expect((await ask('delete-my-account', verified.data!.access_token)).status).toBe(200)
})

test('accounts of the team are not deleted; one that joins it meanwhile stays', async () => {
  const staff = await site.staffMember('administrator')
  for (const one of [staff, await site.administrator()])
    expect(await askProved('delete-my-account', owned(one))).toMatchObject({
      status: 409,
      body: { code: 'privacy.staff_account' },
    })
  expect(await requests(staff.userId)).toEqual([])
})

test('a double click asks once; the second finds the session ended', async () => {
  const { id, token } = await customer()
  await simulateReauthentication(site, id)
  const answers = await Promise.all([ask('delete-my-account', token), ask('delete-my-account', token)])
  expect(answers.map(({ status }) => status)).toContain(200)
  expect(await requests(id)).toHaveLength(1)
  expect((await ask('delete-my-account', token)).status).toBe(401)
})

const fetchArchive = (token: string) =>
  fetch(`${site.url}/functions/v1/download-my-data`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': uniqueIp() },
  })

test('the download of a new account is whole, with what people typed as text', async () => {
  const member: Member = await site.signedUp()
  const name = '<img src=x onerror=alert(1)>'
  await site.db
    .updateTable('users')
    .set({ user_metadata: JSON.stringify({ name }) })
    .where('id', '=', member.userId)
    .execute()
  await simulateReauthentication(site, member.userId)
  const { data, error } = await member.functions.invoke<Blob>('download-my-data')
  expect(error).toBeNull()
  const files = unzipSync(new Uint8Array(await data!.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['data.html', 'data.json'])
  expect(strFromU8(files['data.html']!)).not.toContain('<img')
  expect(JSON.parse(strFromU8(files['data.json']!)).tables.users).toMatchObject([{ email: member.email }])
})

// Making three documents takes a while on a busy machine: the thread that makes them goes after everything else.
test('plan, annex and certificate are in the download as documents', { timeout: 240_000 }, async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const wish = { studentName: 'Ada Learner', completionDate }
  expect((await learner.functions.invoke('issue-certificate', { body: wish })).error).toBeNull()
  const changes = { 'w01/change_name': ['One calendar', 1, 'a'] }
  const plan = { planId: randomUUID(), changes, seen: 0 }
  expect((await learner.functions.invoke('save-plan', { body: plan })).error).toBeNull()

  await simulateReauthentication(site, learner.userId)
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

test('one account cannot keep the site making files', async () => {
  const member = await site.signedUp()
  const statuses: number[] = []
  for (let time = 0; time < 7; time++) {
    await simulateReauthentication(site, member.userId)
    const response = await fetchArchive(member.accessToken)
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})
