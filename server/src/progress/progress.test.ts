import { courseId } from '@course/contract/learning/progress'
import { type LessonId, lessonIdOf } from '@course/contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeLessons, completionOf, passQuizzes, saveProgress, submitQuiz } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { unlockedLessons } from './index.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const rowsOf = (userId: string) =>
  site.db.selectFrom('course_completions').selectAll().where('customer_id', '=', userId).execute()

const outcome = async (saving: ReturnType<typeof saveProgress>) => {
  const { status, error } = await saving
  return error ? `${status} ${error.code}` : String(status)
}

test('a learner works through the course in order', async () => {
  const learner = await site.paidCustomer()
  expect(await completionOf(learner)).toBeNull()
  for (let lesson = 1; lesson <= 4; lesson++) {
    const { data, status } = await saveProgress(learner, lesson).throwOnError()
    expect(status).toBe(lesson === 1 ? 201 : 200)
    expect(data).toEqual({
      customer_id: learner.userId,
      course_id: courseId,
      completed_lessons: lesson,
      total_lessons: 4,
      status: lesson === 4 ? 'completed' : 'incomplete',
      completed_at: lesson === 4 ? expect.any(String) : null,
    })
    expect(await completionOf(learner)).toEqual(data)
    if (lesson < 4) await submitQuiz(learner, lessonIdOf(lesson)!, { correct: 2, of: 2 })
  }
  expect(await rowsOf(learner.userId)).toHaveLength(1)
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
    name: 'two halves that only together would do',
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
  // The lessons before the one in question were reached in the ordinary way.
  for (let reached = 2; reached < lesson; reached++) {
    await submitQuiz(learner, lessonIdOf(reached - 1)!, { correct: 2, of: 2 })
    await saveProgress(learner, reached).throwOnError()
  }
  for (const { lessonId, ...one } of marks) await submitQuiz(learner, lessonId, one)
  expect(await outcome(saveProgress(learner, lesson))).toBe(opens ? '200' : '403 42501')
  expect((await completionOf(learner))!.completed_lessons).toBe(opens ? lesson : lesson - 1)
})

test.each<{ name: string; done: number; passed: number; wanted: number; answer: string }>([
  { name: 'skipping a lesson', done: 0, passed: 3, wanted: 2, answer: '400 23514' },
  { name: 'claiming the whole course', done: 1, passed: 3, wanted: 4, answer: '400 23514' },
  { name: 'going back', done: 3, passed: 3, wanted: 2, answer: '400 23514' },
  { name: 'starting over', done: 2, passed: 2, wanted: 0, answer: '400 23514' },
  { name: 'a fifth lesson', done: 4, passed: 4, wanted: 5, answer: '400 23514' },
  { name: 'a negative number', done: 1, passed: 1, wanted: -1, answer: '400 23514' },
  { name: 'half a lesson', done: 1, passed: 1, wanted: 1.5, answer: '400 23514' },
  { name: 'a lesson that is closed', done: 1, passed: 0, wanted: 2, answer: '403 42501' },
])('$name is refused and changes nothing', async ({ done, passed, wanted, answer }) => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, done)
  await passQuizzes(learner, passed)
  const before = await rowsOf(learner.userId)
  expect(await outcome(saveProgress(learner, wanted))).toBe(answer)
  expect(await rowsOf(learner.userId)).toEqual(before)
})

test.each<{ name: string; row: Record<string, unknown>; answer: string }>([
  { name: 'another course', row: { course_id: 'other-course' }, answer: '400 23514' },
  { name: 'a number as text', row: { completed_lessons: '1' }, answer: '400 23514' },
  { name: 'no number', row: { completed_lessons: null }, answer: '400 23502' },
  { name: 'an unknown column', row: { certificate: true }, answer: '400 PGRST204' },
])('$name is refused', async ({ row, answer }) => {
  const learner = await site.paidCustomer()
  expect(await outcome(saveProgress(learner, 1, row))).toBe(answer)
  expect(await rowsOf(learner.userId)).toEqual([])
})

test('status, totals and dates are the own decision of the server', async () => {
  const learner = await site.paidCustomer()
  const forged = { total_lessons: 1, status: 'completed', completed_at: '2001-01-01T00:00:00Z' }
  const { data } = await saveProgress(learner, 1, forged).throwOnError()
  expect(data).toMatchObject({ total_lessons: 4, status: 'incomplete', completed_at: null })
  expect(await rowsOf(learner.userId)).toMatchObject([{ status: 'incomplete', completed_at: null }])
})

test('the moment of completion stays when the last lesson is saved again', async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  const first = await completionOf(learner)
  site.clock.advance(600)
  const { data, status } = await saveProgress(learner, 4).throwOnError()
  expect(status).toBe(200)
  expect(data).toEqual(first)
})

test('a replay of the same value is accepted and changes nothing', async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 2)
  const before = await rowsOf(learner.userId)
  expect(await outcome(saveProgress(learner, 2))).toBe('200')
  expect(await rowsOf(learner.userId)).toEqual(before)
})

test('a first save of nothing completed is a row with nothing completed', async () => {
  const learner = await site.paidCustomer()
  expect(await outcome(saveProgress(learner, 0))).toBe('201')
  expect(await rowsOf(learner.userId)).toMatchObject([{ completed_lessons: 0, status: 'incomplete' }])
})

test('the administrator has every lesson open, and still takes one at a time', async () => {
  const administrator = await site.administrator()
  expect(await outcome(saveProgress(administrator, 2))).toBe('400 23514')
  for (const lesson of [1, 2, 3, 4]) await saveProgress(administrator, lesson).throwOnError()
  expect(await completionOf(administrator)).toMatchObject({ completed_lessons: 4, status: 'completed' })
})

test('who has not paid has no progress, even with every quiz passed', async () => {
  const user = await site.signedUp()
  await passQuizzes(user, 4)
  expect(await outcome(saveProgress(user, 1))).toBe('403 42501')
  expect(await completionOf(user)).toBeNull()
  expect(await rowsOf(user.userId)).toEqual([])
})

test("nobody writes or reads another person's progress", async () => {
  const victim = await site.paidCustomer()
  await completeLessons(victim, 1)
  for (const intruder of [await site.paidCustomer(), await site.administrator()]) {
    await passQuizzes(intruder, 2)
    expect(await outcome(saveProgress(intruder, 2, { customer_id: victim.userId }))).toBe('403 42501')
    const read = await intruder.rest.from('course_completions').select('*').eq('customer_id', victim.userId)
    expect(read.data).toEqual([])
  }
  expect(await rowsOf(victim.userId)).toMatchObject([{ completed_lessons: 1 }])
})

test('a visitor neither saves nor reads progress', async () => {
  const table = site.visitor().rest.from('course_completions')
  expect((await table.select('*')).status).toBe(401)
  const { error } = await table.upsert(
    { customer_id: 'x', course_id: courseId, completed_lessons: 1 },
    { onConflict: 'customer_id,course_id' },
  )
  expect(error!.code).toBe('42501')
})

test('progress is only ever upserted', async () => {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 1)
  const table = learner.rest.from('course_completions')
  const row = { customer_id: learner.userId, course_id: courseId, completed_lessons: 1 }
  expect((await table.insert(row)).error!.code).toBe('42501')
  expect((await table.update({ completed_lessons: 4 }).eq('customer_id', learner.userId)).error!.code).toBe(
    '42501',
  )
  expect((await table.delete().eq('customer_id', learner.userId)).error!.code).toBe('42501')
  expect((await table.upsert(row, { onConflict: 'course_id' })).error!.code).toBe('42P10')
  expect(await rowsOf(learner.userId)).toMatchObject([{ completed_lessons: 1 }])
})

test('many tabs that save the same lesson at once complete it once', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 3)
  for (let lesson = 1; lesson <= 4; lesson++) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => saveProgress(learner, lesson)))
    for (const { error, data } of answers) {
      expect(error).toBeNull()
      expect(data!.completed_lessons).toBe(lesson)
    }
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(lesson === 1 ? 1 : 0)
    // All saw the same moment of completion.
    expect(new Set(answers.map(({ data }) => data!.completed_at)).size).toBe(1)
  }
  expect(await rowsOf(learner.userId)).toMatchObject([{ completed_lessons: 4, status: 'completed' }])
})

test('saves of different lessons at once never skip or lower', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 3)
  const answers = await Promise.all([4, 3, 2, 1, 1, 2, 3, 4].map((lesson) => saveProgress(learner, lesson)))
  const reached = Math.max(...answers.map(({ data }) => data?.completed_lessons ?? 0))
  for (const { error } of answers) expect(error?.code ?? '23514').toBe('23514')
  expect(await rowsOf(learner.userId)).toMatchObject([{ completed_lessons: reached }])
})

test('unlockedLessons follows payment, quizzes and the administrator', async () => {
  const caller = (person: Member) => site.tokens.authenticate(person.accessToken)
  const learner = await site.paidCustomer()
  expect(await unlockedLessons(site, caller(learner))).toEqual(['lesson1'])
  await passQuizzes(learner, 2)
  expect(await unlockedLessons(site, caller(learner))).toEqual(['lesson1', 'lesson2', 'lesson3'])
  expect(await unlockedLessons(site, caller(await site.signedUp()))).toEqual([])
  expect(await unlockedLessons(site, caller(await site.administrator()))).toHaveLength(4)
  expect(await unlockedLessons(site, { role: 'visitor' })).toEqual([])
})
