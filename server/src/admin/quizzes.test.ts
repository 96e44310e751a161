import type { CustomerAttempt } from '@course/contract/admin/customers'
import type { QuizDetails, QuizListEntry } from '@course/contract/admin/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData } from '../testing/admin.ts'
import { answersToDraw, answersWith, drawFor, submitAnswers, submitQuiz } from '../testing/learning.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

test('returns results and first-attempt answers of a quiz, without attempts at the overview quiz', async () => {
  const support = await site.staffMember('support')
  const [ada, ben] = [await site.paidCustomer(), await site.paidCustomer()]
  await submitQuiz(ada, 'lesson1', { correct: 5, of: 5 })
  await submitQuiz(ben, 'lesson1', { correct: 2, of: 5 })
  await submitQuiz(ben, 'lesson1', { correct: 4, of: 5 })
  await submitQuiz(ben, 'lesson1', { correct: 2, of: 2 })

  const quiz = await callFunctionData<QuizDetails>(support, 'admin-quiz', { lesson: 'lesson1' })
  expect(quiz).toMatchObject({
    people: 2,
    passedAtFirst: 1,
    attemptsUntilPassed: [1, 1, 0, 0],
    scores: [0, 0, 1, 0, 0, 1],
    questions: 5,
    isPartial: false,
  })
  expect(quiz.items.slice(0, 5).map(({ answered, right }) => [answered, right])).toEqual([
    [2, 2],
    [2, 2],
    [2, 1],
    [2, 1],
    [2, 1],
  ])
  expect(quiz.items.slice(5).every(({ answered }) => answered === 0)).toBe(true)
  expect(quiz.items.flatMap(({ warnings }) => warnings)).toEqual([])
  const wrong = Number(answersWith('lesson1', { correct: 2, of: 5 })[2])
  const third = quiz.items[2]!
  expect(third.options[third.key]).toMatchObject({ taken: 1 })
  expect(third.options[wrong]).toMatchObject({ taken: 1 })

  const list = await callFunctionData<QuizListEntry[]>(support, 'admin-quizzes')
  expect(list.map(({ lessonId, people, flagged }) => [lessonId, people, flagged])).toEqual([
    ['lesson1', 2, 0],
    ['lesson2', 0, 0],
    ['lesson3', 0, 0],
    ['lesson4', 0, 0],
  ])
})

test('counts each drawn question separately, with its options in their original order', async () => {
  const learner = await site.paidCustomer()
  const draw = await drawFor(learner, 'lesson2')
  await submitAnswers(learner, 'lesson2', answersToDraw(draw, 6), { draw_id: draw.drawId }).throwOnError()
  const owner = await site.administrator()
  const { items, scores } = await callFunctionData<QuizDetails>(owner, 'admin-quiz', { lesson: 'lesson2' })
  expect(scores[6]).toBe(1)
  const answeredItems = items.filter(({ answered }) => answered > 0)
  expect(new Set(answeredItems.map(({ question }) => question))).toEqual(
    new Set(draw.questions.map(({ question }) => question)),
  )
  for (const { question, options, key, right } of answeredItems) {
    const index = draw.questions.findIndex((drawn) => drawn.question === question)
    expect(right).toBe(index < 6 ? 1 : 0)
    expect(options[key]!.taken).toBe(right)
  }
  const { rows } = await callFunctionData<{ rows: CustomerAttempt[] }>(owner, 'admin-customer-attempts', {
    id: learner.userId,
  })
  expect(rows[0]!.answers.map(({ question }) => question)).toEqual(
    draw.questions.map(({ question }) => question),
  )
  expect(rows[0]!.answers.filter(({ isRight }) => isRight)).toHaveLength(6)
})

test('rejects an unknown quiz', async () => {
  expect((await callFunction(await site.administrator(), 'admin-quiz', { lesson: 'lesson9' })).status).toBe(
    400,
  )
})
