import { randomUUID } from 'node:crypto'
import { quizzes } from '@course/content/course/quizzes'
import { type QuizQuestionsResponse, quizSizeOf } from '@course/contract/learning/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersWith, submitAnswers, submitQuiz } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const listResults = (person: Member) =>
  site.db.selectFrom('quiz_results').selectAll().where('user_id', '=', person.userId).execute()

async function fetchQuestions(person: Pick<Member, 'functions'>, lessonId: string) {
  return person.functions.invoke<QuizQuestionsResponse>('quiz-questions', { body: { lessonId } })
}

test.each(lessonIds())('returns the questions of %s without answer key or explanation', async (lessonId) => {
  const { data } = await fetchQuestions(await site.signedUp(), lessonId)
  expect(data!.quizzes).toHaveLength(1)
  const [quiz] = data!.quizzes
  expect(quiz!.lessonId).toBe(lessonId)
  expect(quiz!.questions).toHaveLength(quizSizeOf(lessonId))
  for (const question of quiz!.questions)
    expect(Object.keys(question).sort()).toEqual(['options', 'question'])
})

test('returns the short quizzes of all lessons for the overview', async () => {
  const { data } = await fetchQuestions(await site.signedUp(), 'overview')
  expect(data!.quizzes.map((quiz) => quiz.lessonId)).toEqual([...lessonIds()])
  for (const quiz of data!.quizzes) {
    expect(quiz.questions).toHaveLength(2)
    for (const question of quiz.questions)
      expect(Object.keys(question).sort()).toEqual(['options', 'question'])
  }
})

test.each([
  { who: 'a visitor', person: async () => site.visitor(), lessonId: 'lesson1', status: 401 },
  {
    who: 'a user requesting an unknown lesson',
    person: () => site.signedUp(),
    lessonId: 'lesson9',
    status: 400,
  },
])('refuses questions to $who', async ({ person, lessonId, status }) => {
  const { data, error } = await fetchQuestions(await person(), lessonId)
  expect(data).toBeNull()
  expect((error.context as Response).status).toBe(status)
})

test.each([
  { lessonId: 'lesson1', correct: 5, of: 5 },
  { lessonId: 'lesson1', correct: 3, of: 5 },
  { lessonId: 'lesson2', correct: 7, of: 10 },
  { lessonId: 'lesson3', correct: 0, of: 10 },
  { lessonId: 'lesson4', correct: 10, of: 10 },
  { lessonId: 'lesson4', correct: 1, of: 2 },
] satisfies { lessonId: LessonId; correct: number; of: number }[])(
  'scores $correct of $of for $lessonId and ignores the submitted score',
  async ({ lessonId, correct, of }) => {
    const learner = await site.signedUp()
    const answers = answersWith(lessonId, { correct, of })
    const { data, status } = await submitAnswers(learner, lessonId, answers, {
      score: 9999,
      total_questions: 1,
      created_at: '1999-01-01T00:00:00Z',
      id: 'forged',
      review: 'forged',
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({ score: correct, total_questions: of, answers, user_id: learner.userId })
    const quiz = quizzes.find((one) => one.lessonId === lessonId)!
    const expectedQuestions = of === 2 ? quiz.overview : quiz.questions
    expect(data!.review).toEqual(expectedQuestions.map((question) => ({ correct: question.correct })))
    const [row, ...more] = await listResults(learner)
    expect(more).toEqual([])
    expect(row).toMatchObject({ score: correct, total_questions: of, lesson_id: lessonId, id: data!.id })
    expect(row!.id).not.toBe('forged')
    expect(row!.created_at > '2020').toBe(true)
  },
)

test('returns explanations to paid customers and administrators', async () => {
  const expected = quizzes[0]!.questions.map(({ correct, explanation, feedback, passage }) => ({
    correct,
    explanation,
    feedback,
    passage,
  }))
  for (const person of [await site.paidCustomer(), await site.administrator()]) {
    const { data } = await submitQuiz(person, 'lesson1', { correct: 1, of: 5 })
    expect(data.review).toEqual(expected)
  }
})

test('stores a resubmitted attempt once and returns the same response', async () => {
  const learner = await site.paidCustomer()
  const attempt = { attempt_id: randomUUID() }
  const answers = answersWith('lesson2', { correct: 8, of: 10 })
  const [first, ...others] = await Promise.all(
    Array.from({ length: 8 }, () => submitAnswers(learner, 'lesson2', answers, attempt).throwOnError()),
  )
  for (const other of others) expect(other.data).toEqual(first!.data)
  expect(await listResults(learner)).toHaveLength(1)
  // Better answers cannot replace a stored attempt.
  const better = answersWith('lesson2', { correct: 10, of: 10 })
  const { error, status } = await submitAnswers(learner, 'lesson2', better, attempt)
  expect([status, error!.code]).toEqual([409, '23505'])
  expect((await listResults(learner))[0]).toMatchObject({ score: 8 })
})

test('accepts the same attempt id from two users', async () => {
  const attempt = { attempt_id: randomUUID() }
  const answers = answersWith('lesson1', { correct: 2, of: 5 })
  for (const person of [await site.signedUp(), await site.signedUp()]) {
    await submitAnswers(person, 'lesson1', answers, attempt).throwOnError()
    expect(await listResults(person)).toHaveLength(1)
  }
})

const fiveAnswers = ['0', '0', '0', '0', '0']

test.each([
  { name: 'too few answers', row: { answers: fiveAnswers.slice(1) }, code: '23514' },
  { name: 'no answers', row: { answers: [] }, code: '23514' },
  { name: 'the wrong number of answers', row: { answers: [...fiveAnswers, ...fiveAnswers] }, code: '23514' },
  { name: 'an option that does not exist', row: { answers: ['4', '0', '0', '0', '0'] }, code: '23514' },
  { name: 'a number instead of text', row: { answers: [1, 0, 0, 0, 0] }, code: '23514' },
  { name: 'a text instead of a list', row: { answers: '00000' }, code: '23514' },
  { name: 'missing answers', row: { answers: undefined }, code: '23502' },
  { name: 'a lesson that does not exist', row: { lesson_id: 'lesson5' }, code: '23514' },
  { name: 'a missing user', row: { user_id: undefined }, code: '23502' },
  { name: 'an attempt id that is not a UUID', row: { attempt_id: "x'; drop table" }, code: '23514' },
  { name: 'an unknown column', row: { passed: true }, code: 'PGRST204' },
])('refuses $name and stores nothing', async ({ row, code }) => {
  const learner = await site.signedUp()
  const { error, status } = await submitAnswers(learner, 'lesson1', fiveAnswers, row)
  expect([status, error!.code]).toEqual([400, code])
  expect(await listResults(learner)).toEqual([])
})

test('keeps results private from other users', async () => {
  const victim = await site.signedUp()
  const intruder = await site.paidCustomer()
  await submitQuiz(victim, 'lesson1', { correct: 4, of: 5 })
  const { error, status } = await submitAnswers(intruder, 'lesson1', fiveAnswers, { user_id: victim.userId })
  expect([status, error!.code]).toEqual([403, '42501'])
  expect(await listResults(victim)).toHaveLength(1)
  expect(await listResults(intruder)).toEqual([])
  const response = await intruder.rest.from('quiz_results').select('*').eq('user_id', victim.userId)
  expect(response.data).toEqual([])
  const all = await intruder.rest.from('quiz_results').select('*')
  expect(all.data).toEqual([])
})

test('returns own results with the specified columns', async () => {
  const learner = await site.signedUp()
  await submitQuiz(learner, 'lesson1', { correct: 4, of: 5 })
  await submitQuiz(learner, 'lesson2', { correct: 2, of: 2 })
  const { data } = await learner.rest
    .from('quiz_results')
    .select('lesson_id, score, total_questions')
    .eq('user_id', learner.userId)
    .order('lesson_id')
  expect(data).toEqual([
    { lesson_id: 'lesson1', score: 4, total_questions: 5 },
    { lesson_id: 'lesson2', score: 2, total_questions: 2 },
  ])
})

test('refuses reading the review back and changing or deleting results', async () => {
  const learner = await site.signedUp()
  await submitQuiz(learner, 'lesson1', { correct: 0, of: 5 })
  const table = learner.rest.from('quiz_results')
  expect((await table.select('review')).error!.code).toBe('42501')
  expect((await table.update({ score: 5 }).eq('user_id', learner.userId)).error!.code).toBe('42501')
  expect((await table.delete().eq('user_id', learner.userId)).error!.code).toBe('42501')
  expect((await table.upsert({ user_id: learner.userId, score: 5 })).error!.code).toBe('42501')
  expect(await listResults(learner)).toMatchObject([{ score: 0 }])
})

test('refuses visitors', async () => {
  const table = site.visitor().rest.from('quiz_results')
  const inserted = await table.insert({ user_id: randomUUID(), lesson_id: 'lesson1', answers: fiveAnswers })
  expect([inserted.status, inserted.error!.code]).toEqual([401, '42501'])
  expect((await table.select('*')).status).toBe(401)
})

test('refuses the token of a deleted account', async () => {
  const learner = await site.signedUp()
  await site.db.deleteFrom('users').where('id', '=', learner.userId).execute()
  const { error, status } = await submitAnswers(learner, 'lesson1', fiveAnswers)
  expect([status, error!.code]).toEqual([401, 'PGRST301'])
  expect(await listResults(learner)).toEqual([])
})

test('limits attempts per account', async () => {
  const learner = await site.signedUp()
  const startedAt = Date.now()
  const statuses = await Promise.all(
    Array.from({ length: 100 }, () =>
      submitAnswers(learner, 'lesson1', fiveAnswers).then(({ status }) => status),
    ),
  )
  const accepted = statuses.filter((status) => status === 201)
  expect((await listResults(learner)).length).toBe(accepted.length)
  // Sixty at once, plus one for each second that submitting took.
  expect(accepted.length).toBeLessThanOrEqual(61 + (Date.now() - startedAt) / 1000)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  // Other accounts are not affected.
  await submitAnswers(await site.signedUp(), 'lesson1', fiveAnswers).throwOnError()
})
