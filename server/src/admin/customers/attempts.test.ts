import type { CustomerAttempt, CustomerDetails } from '@course/contract/admin/customers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, operation } from '../../testing/admin.ts'
import { lessonPages, passQuizzes, submitQuiz } from '../../testing/learning.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let owner: Member
let support: Member
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
  support = await site.staffMember('support')
})
afterAll(() => close?.())

const attemptsOf = async ({ userId }: Member) =>
  (await callFunctionData<{ rows: CustomerAttempt[] }>(owner, 'admin-customer-attempts', { id: userId })).rows
const quizOf = async ({ userId }: Member, lesson: number) =>
  (await callFunctionData<CustomerDetails>(owner, 'admin-customer', { id: userId })).quizzes[lesson - 1]
const isOpen = async (learner: Member, lesson: 2 | 3) =>
  (await lessonPages(learner, `lesson${lesson}`)).length > 0
const entries = (id: string) =>
  site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('at').execute()

test('an attempt set aside opens nothing any more, its answers stay, and counting it again brings all back', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 1)
  const [attempt] = await attemptsOf(learner)
  expect(await isOpen(learner, 2)).toBe(true)
  const about = { id: learner.userId, attemptId: attempt!.id }

  await callFunctionData(support, 'admin-attempt-exclude', { ...operation(), ...about, expected: null })
  expect(await isOpen(learner, 2)).toBe(false)
  expect(await attemptsOf(learner)).toEqual([{ ...attempt, gradeOverride: 'aside' }])
  expect(await quizOf(learner, 1)).toMatchObject({ best: null, attempts: 1, passedAt: null })
  const numbers = () => callFunctionData<{ people: number }>(owner, 'admin-quiz', { lesson: 'lesson1' })
  expect(await numbers()).toMatchObject({ people: 0 })

  await callFunctionData(owner, 'admin-attempt-restore', { ...operation(), ...about, expected: 'aside' })
  expect(await isOpen(learner, 2)).toBe(true)
  expect(await attemptsOf(learner)).toEqual([attempt])
  expect(await numbers()).toMatchObject({ people: 1 })
  const log = (await entries(learner.userId)).map(({ action, change, reason }) => [
    action,
    JSON.parse(change),
    reason,
  ])
  expect(log).toEqual([
    [
      'attempt.aside',
      { 'quiz 1, 5 of 5 right': { old: 'counts as graded', new: 'set aside' } },
      'for the test',
    ],
    [
      'attempt.grade',
      { 'quiz 1, 5 of 5 right': { old: 'set aside', new: 'counts as graded' } },
      'for the test',
    ],
  ])
})

test('an attempt that counts as passed opens the next lesson and keeps its score; a later pass needs it no more', async () => {
  const learner = await site.paidCustomer()
  await submitQuiz(learner, 'lesson1', { correct: 3, of: 5 })
  const [attempt] = await attemptsOf(learner)
  const about = { id: learner.userId, attemptId: attempt!.id }
  expect(await isOpen(learner, 2)).toBe(false)
  await callFunctionData(support, 'admin-attempt-pass', { ...operation(), ...about, expected: null })
  expect(await isOpen(learner, 2)).toBe(true)
  expect(await attemptsOf(learner)).toEqual([{ ...attempt, gradeOverride: 'passed' }])
  expect(await quizOf(learner, 1)).toMatchObject({ best: 3, passedAt: attempt!.at })
  const own = await learner.rest.from('quiz_results').select('score, verdict').throwOnError()
  expect(own.data).toEqual([{ score: 3, verdict: 'passed' }])

  await submitQuiz(learner, 'lesson1', { correct: 5, of: 5 })
  await callFunctionData(owner, 'admin-attempt-restore', { ...operation(), ...about, expected: 'passed' })
  expect(await isOpen(learner, 2)).toBe(true)
})

test('a certificate that was issued stays when an attempt is set aside', async () => {
  const learner = await site.paidCustomer()
  for (const lesson of [1, 2, 3, 4]) {
    await passQuizzes(learner, lesson - 1)
    await learner.rest
      .from('course_completions')
      .upsert({
        customer_id: learner.userId,
        course_id: 'intro-change-management',
        completed_lessons: lesson,
      })
      .throwOnError()
  }
  await passQuizzes(learner, 4)
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  await learner.functions.invoke('issue-certificate', { body: { studentName: 'Ada', completionDate } })
  for (const { id: attemptId, lesson } of await attemptsOf(learner))
    if (lesson === 4)
      await callFunctionData(owner, 'admin-attempt-exclude', {
        ...operation(),
        id: learner.userId,
        attemptId,
        expected: null,
      })
  const customer = await callFunctionData<CustomerDetails>(owner, 'admin-customer', { id: learner.userId })
  expect(customer).toMatchObject({ certificate: { name: 'Ada' }, completedLessons: 4 })
})

test('a double click is one act, of two who decide one learns that it changed, and other people’s attempts are out of reach', async () => {
  const [learner, other] = [await site.paidCustomer(), await site.paidCustomer()]
  await passQuizzes(learner, 1)
  const [attempt] = await attemptsOf(learner)
  const about = { id: learner.userId, attemptId: attempt!.id }
  const body = { ...operation(), ...about, expected: null }
  const clicks = await Promise.all([1, 2, 3].map(() => callFunction(owner, 'admin-attempt-exclude', body)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await entries(learner.userId)).toHaveLength(1)
  const raced = await Promise.all([
    callFunction(owner, 'admin-attempt-pass', { ...operation(), ...about, expected: 'aside' }),
    callFunction(support, 'admin-attempt-restore', { ...operation(), ...about, expected: 'aside' }),
  ])
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const theirs = { ...operation(), ...about, id: other.userId, expected: null }
  expect((await callFunction(owner, 'admin-attempt-exclude', theirs)).body.code).toBe(
    'admin.attempt_not_found',
  )
  const silent = { ...operation(), ...about, reason: ' ', expected: null }
  expect((await callFunction(owner, 'admin-attempt-exclude', silent)).status).toBe(400)
})
