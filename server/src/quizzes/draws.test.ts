import { randomUUID } from 'node:crypto'
import { quizzes } from '@course/content/course/quizzes'
import { drawDays, quizSizeOf } from '@course/contract/learning/quizzes'
import { lessonIds } from '@course/contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersToDraw, drawFor, submitAnswers } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

const listResults = (person: Member) =>
  site.db.selectFrom('quiz_results').selectAll().where('user_id', '=', person.userId).execute()
const listDraws = (person: Member) =>
  site.db.selectFrom('quiz_draws').selectAll().where('user_id', '=', person.userId).execute()
const bankOf = (lessonId: string) => {
  const { questions, overview, bank } = quizzes.find((quiz) => quiz.lessonId === lessonId)!
  return [...questions, ...overview, ...bank]
}

test.each(lessonIds())('draws %s from its question bank without answer key or feedback', async (lessonId) => {
  const learner = await site.paidCustomer()
  const quiz = await drawFor(learner, lessonId)
  expect(Object.keys(quiz).sort()).toEqual(['drawId', 'lessonId', 'questions'])
  expect(quiz.questions).toHaveLength(quizSizeOf(lessonId))
  expect(new Set(quiz.questions.map(({ question }) => question)).size).toBe(quizSizeOf(lessonId))
  for (const question of quiz.questions) {
    expect(Object.keys(question).sort()).toEqual(['options', 'question'])
    const inBank = bankOf(lessonId).find((one) => one.question === question.question)
    expect([...question.options].sort()).toEqual([...(inBank?.options ?? [])].sort())
  }
})

test('returns the same draw until it is graded, and a separate one for the short quiz', async () => {
  const learner = await site.signedUp()
  const draws = await Promise.all(Array.from({ length: 8 }, () => drawFor(learner, 'lesson2')))
  for (const draw of draws) expect(draw).toEqual(draws[0])
  const short = await drawFor(learner, 'lesson2', 2)
  expect(short.drawId).not.toBe(draws[0]!.drawId)
  expect(short.questions).toHaveLength(2)
  expect(await listDraws(learner)).toHaveLength(1 + lessonIds().length)

  await submitAnswers(learner, 'lesson2', answersToDraw(draws[0]!), {
    draw_id: draws[0]!.drawId,
  }).throwOnError()
  const next = await drawFor(learner, 'lesson2')
  expect(next.drawId).not.toBe(draws[0]!.drawId)
  expect(await drawFor(learner, 'lesson2', 2)).toEqual(short)
})

test.each([
  { of: 10, correct: 10 },
  { of: 10, correct: 4 },
  { of: 2, correct: 1 },
])('grades $correct of $of drawn questions in the shown order', async ({ of, correct }) => {
  const learner = await site.paidCustomer()
  const draw = await drawFor(learner, 'lesson3', of)
  const answers = answersToDraw(draw, correct)
  const extra = { draw_id: draw.drawId, score: 99 }
  const { data } = await submitAnswers(learner, 'lesson3', answers, extra).throwOnError()
  expect(data).toMatchObject({ score: correct, total_questions: of, answers })
  expect(data).not.toHaveProperty('asked')
  const correctAnswers = answersToDraw(draw)
  for (const [index, { options, question }] of draw.questions.entries()) {
    const bankQuestion = bankOf('lesson3').find((one) => one.question === question)!
    const entry = data!.review[index]!
    expect(entry.correct).toBe(Number(correctAnswers[index]))
    // Feedback follows the shown order of the options.
    expect(entry.feedback).toEqual(
      options.map((text) => bankQuestion.feedback[bankQuestion.options.indexOf(text)]),
    )
    expect(entry.explanation).toBe(
      'explanation' in bankQuestion ? bankQuestion.explanation : bankQuestion.feedback[bankQuestion.correct],
    )
    expect(entry.passage).toEqual(bankQuestion.passage)
  }
})

test('returns correct answers without feedback to users who have not paid', async () => {
  const learner = await site.signedUp()
  const draw = await drawFor(learner, 'lesson1')
  const { data } = await submitAnswers(learner, 'lesson1', answersToDraw(draw, 2), {
    draw_id: draw.drawId,
  }).throwOnError()
  for (const entry of data!.review) expect(Object.keys(entry)).toEqual(['correct'])
})

test('grades a draw once when it is submitted several times', async () => {
  const learner = await site.signedUp()
  const draw = await drawFor(learner, 'lesson2')
  const answers = answersToDraw(draw, 3)
  const attempt = { draw_id: draw.drawId, attempt_id: randomUUID() }
  const [first, ...others] = await Promise.all(
    Array.from({ length: 8 }, () => submitAnswers(learner, 'lesson2', answers, attempt).throwOnError()),
  )
  for (const other of others) expect(other.data).toEqual(first!.data)
  expect(await listResults(learner)).toHaveLength(1)

  // After the review, neither the attempt nor the draw can be submitted again with better answers.
  const better = answersToDraw(draw)
  const again = await submitAnswers(learner, 'lesson2', better, attempt)
  expect([again.status, again.error!.code]).toEqual([409, '23505'])
  const newAttempt = await submitAnswers(learner, 'lesson2', better, { draw_id: draw.drawId })
  expect([newAttempt.status, newAttempt.error!.code]).toEqual([400, '23514'])
  const asBaseSet = await submitAnswers(learner, 'lesson2', answers, { attempt_id: attempt.attempt_id })
  expect(asBaseSet.status).toBe(409)
  expect(await listResults(learner)).toMatchObject([{ score: 3 }])
})

test.each([
  { name: 'forged', change: async () => ({ draw_id: randomUUID() }) },
  { name: 'not a UUID', change: async () => ({ draw_id: "x' or 1=1" }) },
  {
    name: 'of another user',
    change: async () => ({ draw_id: (await drawFor(await site.signedUp(), 'lesson1')).drawId }),
  },
  {
    name: 'of another lesson',
    change: async (learner: Member) => ({ draw_id: (await drawFor(learner, 'lesson2')).drawId }),
  },
  {
    name: 'of the short quiz',
    change: async (learner: Member) => ({ draw_id: (await drawFor(learner, 'lesson1', 2)).drawId }),
  },
])('refuses a draw that is $name and keeps the open draw usable', async ({ change }) => {
  const learner = await site.signedUp()
  const draw = await drawFor(learner, 'lesson1')
  const answers = answersToDraw(draw)
  const { status, error } = await submitAnswers(learner, 'lesson1', answers, await change(learner))
  expect([status, error!.code]).toEqual([400, '23514'])
  expect(await listResults(learner)).toEqual([])
  const { data } = await submitAnswers(learner, 'lesson1', answers, { draw_id: draw.drawId }).throwOnError()
  expect(data!.score).toBe(5)
})

test('keeps the draw open when the attempt id is already used', async () => {
  const learner = await site.signedUp()
  const attempt = { attempt_id: randomUUID() }
  await submitAnswers(learner, 'lesson1', ['0', '0', '0', '0', '0'], attempt).throwOnError()
  const draw = await drawFor(learner, 'lesson1')
  const answers = answersToDraw(draw)
  expect(
    (await submitAnswers(learner, 'lesson1', answers, { ...attempt, draw_id: draw.drawId })).status,
  ).toBe(409)
  await submitAnswers(learner, 'lesson1', answers, { draw_id: draw.drawId }).throwOnError()
  expect(
    (await listResults(learner))
      .map(({ score }) => score)
      .toSorted()
      .at(-1),
  ).toBe(5)
})

test('extends a draw that is requested again and replaces an expired one', async () => {
  const learner = await site.signedUp()
  const draw = await drawFor(learner, 'lesson1')
  const setAge = (days: number) =>
    site.db
      .updateTable('quiz_draws')
      .set({
        expires_at: new Date(site.clock.now().getTime() + (drawDays - days) * 86_400_000).toISOString(),
      })
      .where('id', '=', draw.drawId)
      .execute()
  await setAge(drawDays - 1)
  expect((await drawFor(learner, 'lesson1')).drawId).toBe(draw.drawId)
  expect(
    (await listDraws(learner))[0]!.expires_at > new Date(Date.now() + 20 * 86_400_000).toISOString(),
  ).toBe(true)

  await setAge(drawDays + 1)
  const late = await submitAnswers(learner, 'lesson1', answersToDraw(draw), { draw_id: draw.drawId })
  expect(late.status).toBe(400)
  const next = await drawFor(learner, 'lesson1')
  expect(next.drawId).not.toBe(draw.drawId)
  expect(await listDraws(learner)).toHaveLength(1)
})

test('replaces a draw after one of its questions changed', async () => {
  const learner = await site.signedUp()
  const draw = await drawFor(learner, 'lesson1')
  const changeContentHash = (asked: string) => asked.replace(/"words":"[0-9a-f]+"/, '"words":"other"')
  const [row] = await listDraws(learner)
  await site.db
    .updateTable('quiz_draws')
    .set({ asked: changeContentHash(row!.asked) })
    .where('id', '=', draw.drawId)
    .execute()
  const answers = answersToDraw(draw)
  expect((await submitAnswers(learner, 'lesson1', answers, { draw_id: draw.drawId })).status).toBe(400)
  expect((await drawFor(learner, 'lesson1')).drawId).not.toBe(draw.drawId)
})

test('draws new questions for each attempt until the bank is used up', async () => {
  const learner = await site.signedUp()
  const seen = new Set<string>()
  const bank = bankOf('lesson1')
  for (let attempt = 1; attempt * 5 <= bank.length; attempt++) {
    const draw = await drawFor(learner, 'lesson1')
    for (const { question } of draw.questions) seen.add(question)
    expect(seen.size).toBe(attempt * 5)
    await submitAnswers(learner, 'lesson1', answersToDraw(draw, 5), { draw_id: draw.drawId }).throwOnError()
  }
})

test('limits draws per account', async () => {
  const learner = await site.signedUp()
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => {
      const { response } = await learner.functions.invoke('quiz-questions', {
        body: { lessonId: 'lesson1', draw: true },
      })
      return response?.status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
