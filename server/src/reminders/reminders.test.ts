import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccountByEmail } from '../auth/index.ts'
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
// Sends what earlier tests left due.
beforeEach(() => remindersJob(site).run())

/** Advances the clock day by day and runs the job each day. */
async function passDays(days: number) {
  for (let day = 0; day < days; day++) {
    // Wait for delivery first: advancing the clock would expire the delivery claims.
    await mailsTo(site, '')
    site.clock.advance(DAY)
    await Promise.all([remindersJob(site).run(), remindersJob(site).run()])
  }
}

const subjectsTo = async (email: string) => (await mailsTo(site, email)).map(({ subject }) => subject)
const isWelcome = (subject: string) => subject.startsWith('Your course is waiting')
const isReminder = (subject: string) => subject.includes('is next')

const setReminder = (member: Member, isWanted = true) =>
  member.functions.invoke('choose-optional-mail', { body: { kind: 'reminder', isWanted } })

const remindersOf = async ({ email }: Member) => (await subjectsTo(email)).filter(isReminder)

test('sends one welcome mail with a set-password link to a customer who has not signed in for a day', async () => {
  const email = freshEmail()
  await buyCourse(site, email)
  await mailsTo(site, email)
  await remindersJob(site).run()
  expect((await subjectsTo(email)).filter(isWelcome), 'not on the first day').toEqual([])
  await passDays(6)
  const mails = await mailsTo(site, email)
  expect(mails.filter(({ subject }) => isWelcome(subject))).toHaveLength(1)
  expect(mails.at(-1)).toMatchObject({ type: 'recovery', tokenHash: expect.stringMatching(/.{20}/) })
  expect(mails.at(-1)!.headers['list-unsubscribe']).toBeUndefined()
})

test('sends no welcome mail after a sign-in, after a refund, or long after the purchase', async () => {
  const [signedIn, refunded, old] = [freshEmail(), freshEmail(), freshEmail()]
  for (const email of [signedIn, refunded, old]) {
    await buyCourse(site, email)
    await mailsTo(site, email)
  }
  await site.signedInAgain({ userId: (await findAccountByEmail(site.db, signedIn))!.id } as Member)
  await site.db.updateTable('users').set({ access: 'ended' }).where('email', '=', refunded).execute()
  await site.db
    .updateTable('outbox')
    .set({ created_at: '2020-01-01T00:00:00.000Z' })
    .where('recipient', '=', old)
    .execute()
  await passDays(3)
  for (const email of [signedIn, refunded, old])
    expect((await subjectsTo(email)).filter(isWelcome)).toEqual([])
})

test('reminds a subscribed learner once per inactive period', async () => {
  const [subscribed, unsubscribed] = [await site.paidCustomer(), await site.paidCustomer()]
  await setReminder(subscribed)
  await passDays(13)
  expect(await remindersOf(subscribed)).toEqual([])
  await passDays(20)
  expect(await remindersOf(subscribed)).toEqual([expect.stringMatching(/^Lesson 1 is next: /)])
  expect(await remindersOf(unsubscribed)).toEqual([])

  // A new inactive period starts after the next activity.
  const again = await site.signedInAgain(subscribed)
  await completeLessons(again, 1)
  await passDays(20)
  expect(await remindersOf(subscribed)).toEqual([
    expect.stringMatching(/^Lesson 1 is next: /),
    expect.stringMatching(/^Lesson 2 is next: /),
  ])
})

test('counts a session refresh as activity', async () => {
  const learner = await site.paidCustomer()
  await setReminder(learner)
  await passDays(10)
  await site.db
    .updateTable('sessions')
    .set({ refreshed_at: site.clock.now().toISOString() })
    .where('user_id', '=', learner.userId)
    .execute()
  await passDays(10)
  expect(await remindersOf(learner)).toEqual([])
  await passDays(6)
  expect(await remindersOf(learner)).toHaveLength(1)
})

test('does not remind learners who unsubscribed, finished, lost access or requested deletion', async () => {
  const [stopped, finished, refunded, leaving] = [
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
  ]
  for (const one of [stopped, finished, refunded, leaving]) await setReminder(one)
  await setReminder(stopped, false)
  await completeLessons(finished, 4)
  await passQuizzes(finished, 4)
  await site.db.updateTable('users').set({ access: 'ended' }).where('id', '=', refunded.userId).execute()
  const request = { requested_at: site.clock.now().toISOString(), due_at: '2999-01-01T00:00:00.000Z' }
  await site.db
    .insertInto('deletion_requests')
    .values({ account_id: leaving.userId, ...request })
    .execute()
  await passDays(16)
  for (const one of [stopped, finished, refunded, leaving]) expect(await remindersOf(one)).toEqual([])
})

test('greets by name in any script, but not by a name that could be markup or a link', async () => {
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
    await setReminder(learner)
    learners.push({ learner, greeting })
  }
  await passDays(16)
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
