import type { CustomerAttempt } from '@course/contract/admin/customers'
import type { QuizDetails, RegradePreview } from '@course/contract/admin/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordQuizPassed } from '../progress/index.ts'
import { previewRegrade, regradeJob } from '../quizzes/regrade.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { countQueries } from '../testing/count-queries.ts'
import { answersToDraw, drawFor, fetchLessonPages, submitAnswers, submitQuiz } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let owner: Member
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
})
afterAll(() => close?.())

/** Adds an attempt with `today` right answers that an earlier key scored as `then`. */
async function attempt(learner: Member, today: number, then: number) {
  const { data } = await submitQuiz(learner, 'lesson1', { correct: today, of: 5 })
  await site.db.updateTable('quiz_results').set({ score: then }).where('id', '=', data.id).execute()
  return data.id
}

const preview = () => callFunctionData<RegradePreview>(owner, 'admin-regrade-preview', { lesson: 'lesson1' })
const scores = async ({ userId }: Member) =>
  (
    await callFunctionData<{ rows: CustomerAttempt[] }>(owner, 'admin-customer-attempts', { id: userId })
  ).rows.map(({ score, firstScore }) => [score, firstScore])
const isOpen = async (learner: Member) => (await fetchLessonPages(learner, 'lesson2')).length > 0

test('previews a corrected answer key, then raises scores and unlocks lessons, and never lowers a score', async () => {
  const [gains, keeps, passed] = [
    await site.paidCustomer(),
    await site.paidCustomer(),
    await site.paidCustomer(),
  ]
  await attempt(gains, 4, 3)
  await attempt(keeps, 3, 4)
  await attempt(passed, 5, 4)
  await attempt(passed, 4, 3)
  const { key, ...changes } = await preview()
  expect(changes).toEqual({ attempts: 4, raised: 3, people: 1, lower: 1 })
  expect(await isOpen(gains)).toBe(false)
  expect(await scores(gains)).toEqual([[3, null]])

  const body = { ...newOperation(), lesson: 'lesson1', expected: key }
  const second = await site.staffMember('administrator')
  const responses = await Promise.all([
    ...[1, 2, 3].map(() => callFunction(owner, 'admin-regrade', body)),
    callFunction(second, 'admin-regrade', { ...body, ...newOperation(), expected: '[]' }),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 409])
  const regrade = async () =>
    (await callFunctionData<QuizDetails>(owner, 'admin-quiz', { lesson: 'lesson1' })).regrade
  await expect.poll(regrade).toMatchObject({ raised: 3, passed: 2, doneAt: expect.any(String) })
  expect(await scores(gains)).toEqual([[4, 3]])
  expect(await scores(keeps)).toEqual([[4, null]])
  expect((await scores(passed)).toSorted()).toEqual([
    [4, 3],
    [5, 4],
  ])
  expect([await isOpen(gains), await isOpen(keeps)]).toEqual([true, true])
  expect(await preview()).toMatchObject({ raised: 0, people: 0, lower: 1 })
  const entries = await site.db
    .selectFrom('audit_entries')
    .select('reason')
    .where('action', '=', 'quiz.regrade')
    .execute()
  expect(entries).toEqual([{ reason: 'for the test' }])
})

test('resumes a regrade after a crash, and regrades each page once in concurrent runs', async () => {
  const learner = await site.paidCustomer()
  const old = await attempt(learner, 5, 1)
  const row = await site.db
    .selectFrom('quiz_results')
    .select('created_at')
    .where('id', '=', old)
    .executeTakeFirstOrThrow()
  const late = await attempt(learner, 5, 2)
  const { key } = await preview()
  await site.db
    .insertInto('regrades')
    .values({
      id: 'left behind',
      lesson_id: 'lesson1',
      answer_key: key,
      asked_by: owner.userId,
      asked_at: site.clock.now().toISOString(),
      reached_at: row.created_at,
      reached_id: old,
      raised: 7,
      passed: 7,
      done_at: null,
    })
    .execute()
  const job = regradeJob(site, recordQuizPassed)
  await Promise.all([job.run(), job.run()])
  const done = await site.db
    .selectFrom('regrades')
    .select(['raised', 'done_at'])
    .where('id', '=', 'left behind')
    .executeTakeFirstOrThrow()
  expect(done).toEqual({ raised: 8, done_at: expect.any(String) })
  const score = async (id: string) =>
    (await site.db.selectFrom('quiz_results').select('score').where('id', '=', id).executeTakeFirst())?.score
  expect([await score(old), await score(late)]).toEqual([1, 5])
})

test('regrades drawn attempts by their own questions, and keeps the score if those are gone', async () => {
  const [learner, other] = [await site.paidCustomer(), await site.paidCustomer()]
  for (const person of [learner, other]) {
    const draw = await drawFor(person, 'lesson2')
    const { data } = await submitAnswers(person, 'lesson2', answersToDraw(draw, 8), {
      draw_id: draw.drawId,
    }).throwOnError()
    await site.db.updateTable('quiz_results').set({ score: 6 }).where('id', '=', data!.id).execute()
  }
  await site.db
    .updateTable('quiz_results')
    .set({ asked: '[{"id":"gone","words":"","order":[0,1,2,3]}]' })
    .where('user_id', '=', other.userId)
    .execute()
  const target = { lesson: 'lesson2' }
  const { key, ...changes } = await callFunctionData<RegradePreview>(owner, 'admin-regrade-preview', target)
  expect(changes).toEqual({ attempts: 2, raised: 1, people: 1, lower: 0 })
  await callFunctionData(owner, 'admin-regrade', { ...newOperation(), ...target, expected: key })
  await expect.poll(() => scores(learner)).toEqual([[8, 6]])
  expect(await scores(other)).toEqual([[6, null]])
})

test('previews a regrade of any number of learners with the same number of queries', async () => {
  const queries = () => countQueries(site.db, (db) => previewRegrade({ db }, 'lesson1'))
  await attempt(await site.paidCustomer(), 4, 3)
  const first = await queries()
  await attempt(await site.paidCustomer(), 4, 3)
  await attempt(await site.paidCustomer(), 5, 3)
  expect(await queries()).toBe(first)
})
