import type { CustomerAttempt, CustomerDetails } from '@course/contract/admin/customers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../../testing/admin.ts'
import { fetchLessonPages, passQuizzes, submitQuiz } from '../../testing/learning.ts'
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
  (await fetchLessonPages(learner, `lesson${lesson}`)).length > 0
const entries = (id: string) =>
  site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('at').execute()

test('locks the next lesson when an attempt is excluded, and unlocks it when the score is restored', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 1)
  const [attempt] = await attemptsOf(learner)
  expect(await isOpen(learner, 2)).toBe(true)
  const target = { id: learner.userId, attemptId: attempt!.id }

  await callFunctionData(support, 'admin-attempt-exclude', { ...newOperation(), ...target, expected: null })
  expect(await isOpen(learner, 2)).toBe(false)
  expect(await attemptsOf(learner)).toEqual([{ ...attempt, gradeOverride: 'excluded' }])
  expect(await quizOf(learner, 1)).toMatchObject({ best: null, attempts: 1, passedAt: null })
  const quizStats = () => callFunctionData<{ people: number }>(owner, 'admin-quiz', { lesson: 'lesson1' })
  expect(await quizStats()).toMatchObject({ people: 0 })

  await callFunctionData(owner, 'admin-attempt-restore', {
    ...newOperation(),
    ...target,
    expected: 'excluded',
  })
  expect(await isOpen(learner, 2)).toBe(true)
  expect(await attemptsOf(learner)).toEqual([attempt])
  expect(await quizStats()).toMatchObject({ people: 1 })
  const log = (await entries(learner.userId)).map(({ action, change, reason }) => [
    action,
    JSON.parse(change),
    reason,
  ])
  expect(log).toEqual([
    ['attempt.aside', { 'quiz 1, 5 of 5 right': { old: 'original score', new: 'excluded' } }, 'for the test'],
    ['attempt.grade', { 'quiz 1, 5 of 5 right': { old: 'excluded', new: 'original score' } }, 'for the test'],
  ])
})

test('unlocks the next lesson for an attempt marked as passed without changing its score', async () => {
  const learner = await site.paidCustomer()
  await submitQuiz(learner, 'lesson1', { correct: 3, of: 5 })
  const [attempt] = await attemptsOf(learner)
  const target = { id: learner.userId, attemptId: attempt!.id }
  expect(await isOpen(learner, 2)).toBe(false)
  await callFunctionData(support, 'admin-attempt-pass', { ...newOperation(), ...target, expected: null })
  expect(await isOpen(learner, 2)).toBe(true)
  expect(await attemptsOf(learner)).toEqual([{ ...attempt, gradeOverride: 'passed' }])
  expect(await quizOf(learner, 1)).toMatchObject({ best: 3, passedAt: attempt!.at })
  const stored = await learner.rest.from('quiz_results').select('score, grade_override').throwOnError()
  expect(stored.data).toEqual([{ score: 3, grade_override: 'passed' }])

  await submitQuiz(learner, 'lesson1', { correct: 5, of: 5 })
  await callFunctionData(owner, 'admin-attempt-restore', { ...newOperation(), ...target, expected: 'passed' })
  expect(await isOpen(learner, 2)).toBe(true)
})

test('keeps an issued certificate when an attempt is excluded', async () => {
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
        ...newOperation(),
        id: learner.userId,
        attemptId,
        expected: null,
      })
  const customer = await callFunctionData<CustomerDetails>(owner, 'admin-customer', { id: learner.userId })
  expect(customer).toMatchObject({ certificate: { name: 'Ada' }, completedLessons: 4 })
})

test("runs a double click once, rejects a conflicting decision, and rejects another learner's attempt", async () => {
  const [learner, other] = [await site.paidCustomer(), await site.paidCustomer()]
  await passQuizzes(learner, 1)
  const [attempt] = await attemptsOf(learner)
  const target = { id: learner.userId, attemptId: attempt!.id }
  const body = { ...newOperation(), ...target, expected: null }
  const clicks = await Promise.all([1, 2, 3].map(() => callFunction(owner, 'admin-attempt-exclude', body)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await entries(learner.userId)).toHaveLength(1)
  const raced = await Promise.all([
    callFunction(owner, 'admin-attempt-pass', { ...newOperation(), ...target, expected: 'excluded' }),
    callFunction(support, 'admin-attempt-restore', { ...newOperation(), ...target, expected: 'excluded' }),
  ])
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const otherLearner = { ...newOperation(), ...target, id: other.userId, expected: null }
  expect((await callFunction(owner, 'admin-attempt-exclude', otherLearner)).body.code).toBe(
    'admin.attempt_not_found',
  )
  const withoutReason = { ...newOperation(), ...target, reason: ' ', expected: null }
  expect((await callFunction(owner, 'admin-attempt-exclude', withoutReason)).status).toBe(400)
})
