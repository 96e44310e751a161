import { courseId } from '@course/contract/learning/progress'
import { type LessonId, lessonIdOf } from '@course/contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completeLessons,
  fetchCompletion,
  passQuizzes,
  savePageRead,
  saveProgress,
  submitQuiz,
} from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { listUnlockedLessons } from './index.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const listRows = (userId: string) =>
  site.db.selectFrom('course_completions').selectAll().where('customer_id', '=', userId).execute()

const outcome = async (saving: ReturnType<typeof saveProgress>) => {
  const { status, error } = await saving
  return error ? `${status} ${error.code}` : String(status)
}

const completedLessons = async (learner: Member) => (await fetchCompletion(learner))?.completed_lessons ?? 0
const pass = (learner: Member, lesson: number) =>
  submitQuiz(learner, lessonIdOf(lesson)!, { correct: 2, of: 2 })

test('saves the progress of a learner lesson by lesson', async () => {
  const learner = await site.paidCustomer()
  expect(await fetchCompletion(learner)).toBeNull()
  for (let lesson = 1; lesson <= 4; lesson++) {
    const { data, status } = await saveProgress(learner, lesson).throwOnError()
    expect(status).toBe(lesson === 1 ? 201 : 200)
    expect(data).toEqual({
      customer_id: learner.userId,
      course_id: courseId(),
      completed_lessons: lesson,
      total_lessons: 4,
      status: lesson === 4 ? 'completed' : 'incomplete',
      completed_at: lesson === 4 ? expect.any(String) : null,
    })
    expect(await fetchCompletion(learner)).toEqual(data)
    if (lesson < 4) await submitQuiz(learner, lessonIdOf(lesson)!, { correct: 2, of: 2 })
  }
  expect(await listRows(learner.userId)).toHaveLength(1)
})

type Marks = { lessonId: LessonId; correct: number; of: number }

test.each<{ name: string; marks: Marks[]; lesson: number; opens: boolean }>([
  { name: 'no quiz', marks: [], lesson: 2, opens: false },
  { name: '3 of 5', marks: [{ lessonId: 'lesson1', correct: 3, of: 5 }], lesson: 2, opens: false },
  { name: '4 of 5', marks: [{ lessonId: 'lesson1', correct: 4, of: 5 }], lesson: 2, opens: true },
  { name: '1 of 2', marks: [{ lessonId: 'lesson1', correct: 1, of: 2 }], lesson: 2, opens: false },
  { name: '2 of 2', marks: [{ lessonId: 'lesson1', correct: 2, of: 2 }], lesson: 2, opens: true },
  { name: '6 of 10', marks: [{ lessonId: 'lesson2', correct: 6, of: 10 }], lesson: 3, opens: false },
  { name: '7 of 10', marks: [{ lessonId: 'lesson2', correct: 7, of: 10 }], lesson: 3, opens: true },
  { name: '7 of 10', marks: [{ lessonId: 'lesson3', correct: 7, of: 10 }], lesson: 4, opens: true },
  { name: '6 of 10', marks: [{ lessonId: 'lesson3', correct: 6, of: 10 }], lesson: 4, opens: false },
  {
    name: 'a failure after a pass',
    marks: [
      { lessonId: 'lesson1', correct: 5, of: 5 },
      { lessonId: 'lesson1', correct: 0, of: 5 },
    ],
    lesson: 2,
    opens: true,
  },
  {
    name: 'two failures that only together would pass',
    marks: [
      { lessonId: 'lesson1', correct: 3, of: 5 },
      { lessonId: 'lesson1', correct: 1, of: 2 },
    ],
    lesson: 2,
    opens: false,
  },
  {
    name: 'the quiz of the lesson itself',
    marks: [{ lessonId: 'lesson2', correct: 10, of: 10 }],
    lesson: 2,
    opens: false,
  },
])('$name opens lesson $lesson: $opens', async ({ marks, lesson, opens }) => {
  const learner = await site.paidCustomer()
  await saveProgress(learner, 1).throwOnError()
  // Complete the lessons before the tested one.
  for (let next = 2; next < lesson; next++) {
    await submitQuiz(learner, lessonIdOf(next - 1)!, { correct: 2, of: 2 })
    await saveProgress(learner, next).throwOnError()
  }
  for (const { lessonId, ...one } of marks) await submitQuiz(learner, lessonId, one)
  expect(await outcome(saveProgress(learner, lesson))).toBe(opens ? '200' : '403 42501')
  expect((await fetchCompletion(learner))!.completed_lessons).toBe(opens ? lesson : lesson - 1)
})

test.each<{ name: string; completed: number; passed: number; requested: number; expected: string }>([
  { name: 'skipping a lesson', completed: 0, passed: 1, requested: 3, expected: '400 23514' },
  { name: 'claiming the whole course', completed: 1, passed: 2, requested: 4, expected: '400 23514' },
  { name: 'going back', completed: 3, passed: 3, requested: 2, expected: '400 23514' },
  { name: 'starting over', completed: 2, passed: 2, requested: 0, expected: '400 23514' },
  { name: 'a fifth lesson', completed: 4, passed: 4, requested: 5, expected: '400 23514' },
  { name: 'a negative number', completed: 1, passed: 1, requested: -1, expected: '400 23514' },
  { name: 'half a lesson', completed: 1, passed: 1, requested: 1.5, expected: '400 23514' },
  { name: 'a locked lesson', completed: 1, passed: 0, requested: 2, expected: '403 42501' },
])('refuses $name and changes nothing', async ({ completed, passed, requested, expected }) => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, completed)
  await passQuizzes(learner, passed)
  const before = await listRows(learner.userId)
  expect(await outcome(saveProgress(learner, requested))).toBe(expected)
  expect(await listRows(learner.userId)).toEqual(before)
})

test.each<{ name: string; row: Record<string, unknown>; expected: string }>([
  { name: 'another course', row: { course_id: 'other-course' }, expected: '400 23514' },
  { name: 'a number as text', row: { completed_lessons: '1' }, expected: '400 23514' },
  { name: 'no number', row: { completed_lessons: null }, expected: '400 23502' },
  { name: 'an unknown column', row: { certificate: true }, expected: '400 PGRST204' },
])('refuses $name', async ({ row, expected }) => {
  const learner = await site.paidCustomer()
  expect(await outcome(saveProgress(learner, 1, row))).toBe(expected)
  expect(await listRows(learner.userId)).toEqual([])
})

test('ignores submitted status, totals and dates', async () => {
  const learner = await site.paidCustomer()
  const forged = { total_lessons: 1, status: 'completed', completed_at: '2001-01-01T00:00:00Z' }
  const { data } = await saveProgress(learner, 1, forged).throwOnError()
  expect(data).toMatchObject({ total_lessons: 4, status: 'incomplete', completed_at: null })
  expect(await listRows(learner.userId)).toMatchObject([{ status: 'incomplete', completed_at: null }])
})

test('keeps the completion time when the last lesson is saved again', async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  const first = await fetchCompletion(learner)
  site.clock.advance(600)
  const { data, status } = await saveProgress(learner, 4).throwOnError()
  expect(status).toBe(200)
  expect(data).toEqual(first)
})

test('accepts a repeated save and changes nothing', async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 2)
  const before = await listRows(learner.userId)
  expect(await outcome(saveProgress(learner, 2))).toBe('200')
  expect(await listRows(learner.userId)).toEqual(before)
})

test('stores a first save of zero lessons', async () => {
  const learner = await site.paidCustomer()
  expect(await outcome(saveProgress(learner, 0))).toBe('201')
  expect(await listRows(learner.userId)).toMatchObject([{ completed_lessons: 0, status: 'incomplete' }])
})

test('unlocks all lessons for administrators but still requires saving them in order', async () => {
  const administrator = await site.administrator()
  expect(await outcome(saveProgress(administrator, 2))).toBe('400 23514')
  for (const lesson of [1, 2, 3, 4]) await saveProgress(administrator, lesson).throwOnError()
  expect(await fetchCompletion(administrator)).toMatchObject({ completed_lessons: 4, status: 'completed' })
})

test('refuses progress without payment, even with every quiz passed', async () => {
  const user = await site.signedUp()
  await passQuizzes(user, 4)
  expect(await outcome(saveProgress(user, 1))).toBe('403 42501')
  expect(await fetchCompletion(user)).toBeNull()
  expect(await listRows(user.userId)).toEqual([])
})

test('keeps progress private from other customers and administrators', async () => {
  const victim = await site.paidCustomer()
  await completeLessons(victim, 1)
  for (const intruder of [await site.paidCustomer(), await site.administrator()]) {
    await passQuizzes(intruder, 2)
    expect(await outcome(saveProgress(intruder, 2, { customer_id: victim.userId }))).toBe('403 42501')
    const response = await intruder.rest
      .from('course_completions')
      .select('*')
      .eq('customer_id', victim.userId)
    expect(response.data).toEqual([])
  }
  expect(await listRows(victim.userId)).toMatchObject([{ completed_lessons: 1 }])
})

test('refuses visitors', async () => {
  const table = site.visitor().rest.from('course_completions')
  expect((await table.select('*')).status).toBe(401)
  const { error } = await table.upsert(
    { customer_id: 'x', course_id: courseId(), completed_lessons: 1 },
    { onConflict: 'customer_id,course_id' },
  )
  expect(error!.code).toBe('42501')
})

test('accepts upserts only', async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 1)
  const table = learner.rest.from('course_completions')
  const row = { customer_id: learner.userId, course_id: courseId(), completed_lessons: 1 }
  expect((await table.insert(row)).error!.code).toBe('42501')
  expect((await table.update({ completed_lessons: 4 }).eq('customer_id', learner.userId)).error!.code).toBe(
    '42501',
  )
  expect((await table.delete().eq('customer_id', learner.userId)).error!.code).toBe('42501')
  expect((await table.upsert(row, { onConflict: 'course_id' })).error!.code).toBe('42P10')
  expect(await listRows(learner.userId)).toMatchObject([{ completed_lessons: 1 }])
})

test('completes a lesson once when many tabs save it at the same time', async () => {
  const learner = await site.paidCustomer()
  for (let lesson = 1; lesson <= 4; lesson++) {
    if (lesson > 1) await pass(learner, lesson - 1)
    const responses = await Promise.all(Array.from({ length: 12 }, () => saveProgress(learner, lesson)))
    for (const { error, data } of responses) {
      expect(error).toBeNull()
      expect(data!.completed_lessons).toBe(lesson)
    }
    const created = responses.filter(({ status }) => status === 201)
    expect(created).toHaveLength(lesson === 1 ? 1 : 0)
    // All got the same completion time.
    expect(new Set(responses.map(({ data }) => data!.completed_at)).size).toBe(1)
  }
  expect(await listRows(learner.userId)).toMatchObject([{ completed_lessons: 4, status: 'completed' }])
})

test('never skips or lowers progress in simultaneous saves', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 3)
  const responses = await Promise.all([4, 3, 2, 1, 1, 2, 3, 4].map((lesson) => saveProgress(learner, lesson)))
  const completed = Math.max(...responses.map(({ data }) => data?.completed_lessons ?? 0))
  for (const { error } of responses) expect(error?.code ?? '23514').toBe('23514')
  expect(await listRows(learner.userId)).toMatchObject([{ completed_lessons: completed }])
})

test('listUnlockedLessons depends on payment, passed quizzes and the administrator role', async () => {
  const caller = (person: Member) => site.tokens.authenticate(person.accessToken)
  const learner = await site.paidCustomer()
  expect(await listUnlockedLessons(site, caller(learner))).toEqual(['lesson1'])
  await passQuizzes(learner, 2)
  expect(await listUnlockedLessons(site, caller(learner))).toEqual(['lesson1', 'lesson2', 'lesson3'])
  expect(await listUnlockedLessons(site, caller(await site.signedUp()))).toEqual([])
  expect(await listUnlockedLessons(site, caller(await site.administrator()))).toHaveLength(4)
  expect(await listUnlockedLessons(site, { role: 'visitor' })).toEqual([])
})

test('a learner who never opens the dashboard completes the course and gets the certificate', async () => {
  const learner = await site.paidCustomer()
  for (const [lesson, pages] of [3, 3, 4, 3].entries()) {
    for (let page = 1; page <= pages; page++) {
      await savePageRead(learner, lessonIdOf(lesson + 1)!, page).throwOnError()
      expect(await completedLessons(learner)).toBe(page < pages ? lesson : lesson + 1)
    }
    await pass(learner, lesson + 1)
    expect(await completedLessons(learner)).toBe(lesson + 1)
  }
  expect(await fetchCompletion(learner)).toMatchObject({
    status: 'completed',
    completed_at: expect.any(String),
  })
  const { data } = await learner.functions.invoke<{ certificate: { number: string } }>('issue-certificate', {
    body: { studentName: 'Ada Lovelace', completionDate: site.clock.now().toISOString().slice(0, 10) },
  })
  expect(data?.certificate.number).toEqual(expect.any(String))
  const events = await site.db
    .selectFrom('account_events')
    .select('detail')
    .where('account_id', '=', learner.userId)
    .where('kind', '=', 'lesson-reached')
    .execute()
  expect(events.map(({ detail }) => detail).toSorted()).toEqual(['1', '2', '3', '4'])
})

test('quizzes alone complete the course, in whatever order they are passed', async () => {
  const learner = await site.paidCustomer()
  await pass(learner, 4)
  expect(await completedLessons(learner), 'only lesson 1 is open').toBe(1)
  await pass(learner, 2)
  expect(await completedLessons(learner), 'lesson 2 is still locked').toBe(1)
  await pass(learner, 1)
  expect(await completedLessons(learner), 'lessons 2 and 3 are open, and quiz 4 lies behind them').toBe(3)
  await pass(learner, 3)
  expect(await fetchCompletion(learner)).toMatchObject({ completed_lessons: 4, status: 'completed' })
})

test('four quizzes passed at once count once each', async () => {
  const learner = await site.paidCustomer()
  await Promise.all([1, 2, 3, 4].map((lesson) => pass(learner, lesson)))
  expect(await listRows(learner.userId)).toMatchObject([{ completed_lessons: 4, status: 'completed' }])
})

test('quizzes and pages count for nobody who has not paid, and a failed quiz for nobody', async () => {
  const visitor = await site.signedUp()
  await passQuizzes(visitor, 4)
  expect(await listRows(visitor.userId)).toEqual([])
  const learner = await site.paidCustomer()
  await submitQuiz(learner, 'lesson1', { correct: 1, of: 2 })
  expect(await listRows(learner.userId)).toEqual([])
})

test('opening a lesson from the dashboard after its quiz was passed changes nothing', async () => {
  const learner = await site.paidCustomer()
  await pass(learner, 1)
  expect(await outcome(saveProgress(learner, 1))).toBe('200')
  expect(await outcome(saveProgress(learner, 2))).toBe('200')
  expect(await completedLessons(learner)).toBe(2)
})
