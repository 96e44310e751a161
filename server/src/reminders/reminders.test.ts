import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountByEmail } from '../auth/index.ts'
import { freshEmail } from '../testing/accounts.ts'
import { buyCourse } from '../testing/buy-course.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'
import { mailsTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { remindersJob } from './job.ts'

const DAY = 24 * 3600

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())
// What an earlier test left waiting is not this one's.
beforeEach(() => remindersJob(site).run())

/** Lets days pass, one at a time as on a site that runs. */
async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    // A mail is delivered on its day: a clock that moves on meanwhile would end the claim of whoever sends it.
    await mailsTo(site, '')
    site.clock.advance(DAY)
    await Promise.all([remindersJob(site).run(), remindersJob(site).run()])
  }
}

const subjectsTo = async (email: string) => (await mailsTo(site, email)).map(({ subject }) => subject)
const isWelcome = (subject: string) => subject.startsWith('Your course is waiting')
const isReminder = (subject: string) => subject.includes('is next')

const wantReminder = (member: Member, isWanted = true) =>
  member.functions.invoke('choose-optional-mail', { body: { kind: 'reminder', isWanted } })

const remindersOf = async ({ email }: Member) => (await subjectsTo(email)).filter(isReminder)

test('a customer who has not signed in for a day is welcomed once, with a link that lets them in', async () => {
  const email = freshEmail()
  await buyCourse(site, email)
  await mailsTo(site, email)
  await remindersJob(site).run()
  expect((await subjectsTo(email)).filter(isWelcome), 'not before').toEqual([])
  await pass(6)
  const mails = await mailsTo(site, email)
  expect(mails.filter(({ subject }) => isWelcome(subject))).toHaveLength(1)
  expect(mails.at(-1)).toMatchObject({ type: 'recovery', tokenHash: expect.stringMatching(/.{20}/) })
  expect(mails.at(-1)!.headers['list-unsubscribe']).toBeUndefined()
})

test('nobody is welcomed who has signed in, has no course any more, or was written to long ago', async () => {
  const [came, refunded, old] = [freshEmail(), freshEmail(), freshEmail()]
  for (const email of [came, refunded, old]) {
    await buyCourse(site, email)
    await mailsTo(site, email)
  }
  await site.signedInAgain({ userId: (await accountByEmail(site.db, came))!.id } as Member)
  await site.db.updateTable('users').set({ access: 'ended' }).where('email', '=', refunded).execute()
  await site.db
    .updateTable('outbox')
    .set({ created_at: '2020-01-01T00:00:00.000Z' })
    .where('recipient', '=', old)
    .execute()
  await pass(3)
  for (const email of [came, refunded, old]) expect((await subjectsTo(email)).filter(isWelcome)).toEqual([])
})

test('a learner is reminded once in a quiet time, and only by consent', async () => {
  const [asked, silent] = [await site.paidCustomer(), await site.paidCustomer()]
  await wantReminder(asked)
  await pass(13)
  expect(await remindersOf(asked)).toEqual([])
  await pass(20)
  expect(await remindersOf(asked)).toEqual([expect.stringMatching(/^Lesson 1 is next: /)])
  expect(await remindersOf(silent)).toEqual([])

  // Another quiet time begins when they have been here again.
  const again = await site.signedInAgain(asked)
  await completeLessons(again, 1)
  await pass(20)
  expect(await remindersOf(asked)).toEqual([
    expect.stringMatching(/^Lesson 1 is next: /),
    expect.stringMatching(/^Lesson 2 is next: /),
  ])
})

test('using a session that is open counts as being here', async () => {
  const learner = await site.paidCustomer()
  await wantReminder(learner)
  await pass(10)
  await site.db
    .updateTable('sessions')
    .set({ refreshed_at: site.clock.now().toISOString() })
    .where('user_id', '=', learner.userId)
    .execute()
  await pass(10)
  expect(await remindersOf(learner)).toEqual([])
  await pass(6)
  expect(await remindersOf(learner)).toHaveLength(1)
})

test('no reminder for those who stopped it, have finished, have lost access, or want to be deleted', async () => {
  const [stopped, finished, refunded, leaving] = [
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
  ]
  for (const one of [stopped, finished, refunded, leaving]) await wantReminder(one)
  await wantReminder(stopped, false)
  await completeLessons(finished, 4)
  await passQuizzes(finished, 4)
  await site.db.updateTable('users').set({ access: 'ended' }).where('id', '=', refunded.userId).execute()
  const wish = { requested_at: site.clock.now().toISOString(), due_at: '2999-01-01T00:00:00.000Z' }
  await site.db
    .insertInto('deletion_requests')
    .values({ account_id: leaving.userId, ...wish })
    .execute()
  await pass(16)
  for (const one of [stopped, finished, refunded, leaving]) expect(await remindersOf(one)).toEqual([])
})

test('mails greet by the name of whoever has given one, in any script, and by none that could be a link', async () => {
  const greetings: [name: string, greeting: string | undefined][] = [
    ['Zoë O’Connor-Łęcka', 'Hello Zoë O’Connor-Łęcka,'],
    ['محمد الأمين', 'Hello محمد الأمين,'],
    ['प्रिया शर्मा', 'Hello प्रिया शर्मा,'],
    ['<b>Ada</b>', undefined],
    ['win.example now', undefined],
  ]
  const learners: { learner: Member; greeting: string | undefined }[] = []
  for (const [name, greeting] of greetings) {
    const learner = await site.paidCustomer()
    await site.db
      .updateTable('users')
      .set({ user_metadata: JSON.stringify({ name }) })
      .where('id', '=', learner.userId)
      .execute()
    await wantReminder(learner)
    learners.push({ learner, greeting })
  }
  await pass(16)
  for (const { learner, greeting } of learners) {
    const reminder = (await mailsTo(site, learner.email)).find(({ subject }) => isReminder(subject))!
    expect(reminder.headers.subject).not.toContain('Hello')
    if (greeting) {
      expect(reminder.text).toContain(greeting)
      expect(reminder.html).toContain(greeting)
    } else {
      expect(reminder.text + reminder.html).not.toMatch(/Hello|<b>|win\.example/)
    }
  }
})
