import type { ReviewRound, SpacedReview } from '@course/contract/learning/spaced-review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersToDraw, passQuizzes } from '../../testing/learning.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { spacedReviewJob } from './job.ts'

const DAY = 24 * 3600

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

const setSubscribed = (member: Member, isWanted = true) =>
  member.functions.invoke('choose-optional-mail', { body: { kind: 'spaced-review', isWanted } })
/** Signs in again, because tokens expire while days pass. */
const fetchReview = async (member: Member) => {
  const { data } = await (await site.signedInAgain(member)).functions.invoke<SpacedReview>('spaced-review')
  return data!
}
const submitAnswers = async (member: Member, { since, number }: ReviewRound, answers: readonly string[]) =>
  (await site.signedInAgain(member)).functions.invoke<ReviewRound>('answer-spaced-review', {
    body: { since, number, answers },
  })
const reviewMails = async ({ email }: Member) =>
  (await mailsTo(site, email)).filter(({ subject }) => /^Your \d+-day review/.test(subject))

/** Advances the clock day by day and runs the job each day, as two processes would. */
async function passDays(days: number) {
  for (let day = 0; day < days; day++) {
    site.clock.advance(DAY)
    await Promise.all([spacedReviewJob(site).run(), spacedReviewJob(site).run()])
    await mailsTo(site, '')
  }
}

test('sends subscribers three rounds of five questions, by email and on the page', async () => {
  const [learner, unsubscribed] = [await site.paidCustomer(), await site.paidCustomer()]
  for (const one of [learner, unsubscribed]) await passQuizzes(one, 2)
  expect(await fetchReview(learner)).toMatchObject({
    isOpen: true,
    isWanted: false,
    round: null,
    nextAt: null,
  })
  await setSubscribed(learner)
  await passDays(6)
  expect(await reviewMails(learner)).toEqual([])
  expect(await fetchReview(learner)).toMatchObject({
    isWanted: true,
    round: null,
    nextAt: expect.any(String),
  })

  await passDays(3)
  const [mail, ...more] = await reviewMails(learner)
  expect(more).toEqual([])
  expect(mail!.link).toBe(`${site.config.siteUrl}/review`)
  expect(mail!.headers['list-unsubscribe-post']).toBeDefined()
  const { round } = await fetchReview(learner)
  expect(round).toMatchObject({ number: 1, answered: null })
  expect(round!.questions).toHaveLength(5)
  for (const question of round!.questions)
    expect(Object.keys(question).sort()).toEqual(['options', 'question'])
  expect((await fetchReview(learner)).round).toEqual(round)
  for (const { question } of round!.questions) expect(mail!.text).not.toContain(question)

  await passDays(90)
  expect(await reviewMails(learner)).toHaveLength(3)
  expect(await fetchReview(learner)).toMatchObject({ round: { number: 3 }, nextAt: null })
  await passDays(100)
  expect(await reviewMails(learner)).toHaveLength(3)
  expect(await reviewMails(unsubscribed)).toEqual([])
})

test('stores the first answers and does not count them as an attempt', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 1)
  await setSubscribed(learner)
  await passDays(7)
  const { round } = await fetchReview(learner)
  const answers = answersToDraw({ lessonId: 'lesson1', questions: round!.questions }, 3)
  const { data } = await submitAnswers(learner, round!, answers)
  expect(data!.answered!.answers).toEqual(answers)
  for (const entry of data!.answered!.review) {
    expect(Object.keys(entry).sort()).toEqual(['correct', 'explanation', 'feedback', 'passage'])
  }
  // Later submissions do not replace the first answers.
  const again = await submitAnswers(
    learner,
    round!,
    answersToDraw({ lessonId: 'lesson1', questions: round!.questions }),
  )
  expect(again.data).toEqual(data)
  expect((await fetchReview(learner)).round).toEqual(data)
  const results = await site.db
    .selectFrom('quiz_results')
    .select('id')
    .where('user_id', '=', learner.userId)
    .execute()
  expect(results).toHaveLength(1)

  // The next round has other questions.
  await passDays(23)
  const next = (await fetchReview(learner)).round!
  const before = new Set(round!.questions.map(({ question }) => question))
  expect(next.questions.filter(({ question }) => before.has(question))).toEqual([])
})

test.each([
  { name: 'to a round that does not exist', change: { number: 3 } },
  { name: 'to a round of another subscription', change: { since: '2020-01-01T00:00:00.000Z' } },
])('refuses answers $name', async ({ change }) => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 1)
  await setSubscribed(learner)
  await passDays(7)
  const { round } = await fetchReview(learner)
  const { error } = await submitAnswers(learner, { ...round!, ...change }, ['0', '0', '0', '0', '0'])
  expect((error.context as Response).status).toBe(400)
  expect((await submitAnswers(learner, round!, ['0'])).error.context.status).toBe(400)
  expect((await fetchReview(learner)).round!.answered).toBeNull()
})

test('sends nothing to learners who unsubscribed, lost access, requested deletion or passed no quiz', async () => {
  const [stopped, refunded, leaving, idle] = [
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
  ]
  for (const one of [stopped, refunded, leaving]) await passQuizzes(one, 1)
  for (const one of [stopped, refunded, leaving, idle]) await setSubscribed(one)
  await setSubscribed(stopped, false)
  await site.db.updateTable('users').set({ access: 'ended' }).where('id', '=', refunded.userId).execute()
  const request = { requested_at: site.clock.now().toISOString(), due_at: '2999-01-01T00:00:00.000Z' }
  await site.db
    .insertInto('deletion_requests')
    .values({ account_id: leaving.userId, ...request })
    .execute()
  await passDays(10)
  for (const one of [stopped, refunded, leaving, idle]) expect(await reviewMails(one)).toEqual([])
  expect(await fetchReview(stopped)).toMatchObject({ isWanted: false, round: null })
  expect(await fetchReview(idle)).toMatchObject({ isWanted: true, hasPassed: false, round: null })
  expect(await fetchReview(await site.signedUp())).toMatchObject({ isOpen: false, round: null })
})
