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

const want = (member: Member, isWanted = true) =>
  member.functions.invoke('choose-optional-mail', { body: { kind: 'spaced-review', isWanted } })
/** Tokens end while days pass. */
const reviewOf = async (member: Member) => {
  const { data } = await (await site.signedInAgain(member)).functions.invoke<SpacedReview>('spaced-review')
  return data!
}
const answer = async (member: Member, { since, number }: ReviewRound, answers: readonly string[]) =>
  (await site.signedInAgain(member)).functions.invoke<ReviewRound>('answer-spaced-review', {
    body: { since, number, answers },
  })
const reviewMails = async ({ email }: Member) =>
  (await mailsTo(site, email)).filter(({ subject }) => subject.startsWith('Five questions after'))

/** Lets days pass, one at a time as on a site that runs, with two processes at work. */
async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    site.clock.advance(DAY)
    await Promise.all([spacedReviewJob(site).run(), spacedReviewJob(site).run()])
    await mailsTo(site, '')
  }
}

test('five questions come three times to whoever asked for them, by mail and on the page', async () => {
  const [learner, silent] = [await site.paidCustomer(), await site.paidCustomer()]
  for (const one of [learner, silent]) await passQuizzes(one, 2)
  expect(await reviewOf(learner)).toMatchObject({ isOpen: true, isWanted: false, round: null, nextAt: null })
  await want(learner)
  await pass(6)
  expect(await reviewMails(learner)).toEqual([])
  expect(await reviewOf(learner)).toMatchObject({ isWanted: true, round: null, nextAt: expect.any(String) })

  await pass(3)
  const [mail, ...more] = await reviewMails(learner)
  expect(more).toEqual([])
  expect(mail!.link).toBe(`${site.config.siteUrl}/review`)
  expect(mail!.headers['list-unsubscribe-post']).toBeDefined()
  const { round } = await reviewOf(learner)
  expect(round).toMatchObject({ number: 1, answered: null })
  expect(round!.questions).toHaveLength(5)
  for (const question of round!.questions)
    expect(Object.keys(question).sort()).toEqual(['options', 'question'])
  expect((await reviewOf(learner)).round).toEqual(round)
  for (const { question } of round!.questions) expect(mail!.text).not.toContain(question)

  await pass(90)
  expect(await reviewMails(learner)).toHaveLength(3)
  expect(await reviewOf(learner)).toMatchObject({ round: { number: 3 }, nextAt: null })
  await pass(100)
  expect(await reviewMails(learner)).toHaveLength(3)
  expect(await reviewMails(silent)).toEqual([])
})

test('answers are kept once and count for nothing', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 1)
  await want(learner)
  await pass(7)
  const { round } = await reviewOf(learner)
  const answers = answersToDraw({ lessonId: 'lesson1', questions: round!.questions }, 3)
  const { data } = await answer(learner, round!, answers)
  expect(data!.answered!.answers).toEqual(answers)
  for (const entry of data!.answered!.review) {
    expect(Object.keys(entry).sort()).toEqual(['correct', 'explanation', 'feedback', 'passage'])
  }
  // Sent again, or in another tab with other answers: the first ones stay.
  const again = await answer(
    learner,
    round!,
    answersToDraw({ lessonId: 'lesson1', questions: round!.questions }),
  )
  expect(again.data).toEqual(data)
  expect((await reviewOf(learner)).round).toEqual(data)
  const results = await site.db
    .selectFrom('quiz_results')
    .select('id')
    .where('user_id', '=', learner.userId)
    .execute()
  expect(results).toHaveLength(1)

  // The next round asks something else.
  await pass(23)
  const next = (await reviewOf(learner)).round!
  const before = new Set(round!.questions.map(({ question }) => question))
  expect(next.questions.filter(({ question }) => before.has(question))).toEqual([])
})

test.each([
  { name: 'of no round', change: { number: 3 } },
  { name: 'of another time', change: { since: '2020-01-01T00:00:00.000Z' } },
])('answers $name are refused', async ({ change }) => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 1)
  await want(learner)
  await pass(7)
  const { round } = await reviewOf(learner)
  const { error } = await answer(learner, { ...round!, ...change }, ['0', '0', '0', '0', '0'])
  expect((error.context as Response).status).toBe(400)
  expect((await answer(learner, round!, ['0'])).error.context.status).toBe(400)
  expect((await reviewOf(learner)).round!.answered).toBeNull()
})

test('who stopped it, lost access or passed nothing gets no mail and no questions', async () => {
  const [stopped, refunded, idle] = [
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
  ]
  for (const one of [stopped, refunded]) await passQuizzes(one, 1)
  for (const one of [stopped, refunded, idle]) await want(one)
  await want(stopped, false)
  await site.db.updateTable('users').set({ access: 'ended' }).where('id', '=', refunded.userId).execute()
  await pass(10)
  for (const one of [stopped, refunded, idle]) expect(await reviewMails(one)).toEqual([])
  expect(await reviewOf(stopped)).toMatchObject({ isWanted: false, round: null })
  expect(await reviewOf(idle)).toMatchObject({ isWanted: true, hasPassed: false, round: null })
  expect(await reviewOf(await site.signedUp())).toMatchObject({ isOpen: false, round: null })
})
