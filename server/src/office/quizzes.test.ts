import type { OneQuiz, QuizListEntry } from '@course/contract/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersWith, submitQuiz } from '../testing/learning.ts'
import { ask, askData } from '../testing/office.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

test('a quiz says how people fared and what was chosen at first attempts; the short quiz is another one', async () => {
  const support = await site.staffMember('support')
  const [ada, ben] = [await site.paidCustomer(), await site.paidCustomer()]
  await submitQuiz(ada, 'lesson1', { correct: 5, of: 5 })
  await submitQuiz(ben, 'lesson1', { correct: 2, of: 5 })
  await submitQuiz(ben, 'lesson1', { correct: 4, of: 5 })
  await submitQuiz(ben, 'lesson1', { correct: 2, of: 2 })

  const quiz = await askData<OneQuiz>(support, 'office-quiz', { lesson: 'lesson1' })
  expect(quiz).toMatchObject({
    people: 2,
    passedAtFirst: 1,
    attemptsUntilPassed: [1, 1, 0, 0],
    scores: [0, 0, 1, 0, 0, 1],
    questions: 5,
    isPartial: false,
  })
  expect(quiz.items.map(({ answered, right }) => [answered, right])).toEqual([
    [2, 2],
    [2, 2],
    [2, 1],
    [2, 1],
    [2, 1],
  ])
  const wrong = Number(answersWith('lesson1', { correct: 2, of: 5 })[2])
  const third = quiz.items[2]!
  expect(third.options[third.key]).toMatchObject({ taken: 1 })
  expect(third.options[wrong]).toMatchObject({ taken: 1 })

  const list = await askData<QuizListEntry[]>(support, 'office-quizzes')
  expect(list.map(({ lessonId, people, flagged }) => [lessonId, people, flagged])).toEqual([
    ['lesson1', 2, 0],
    ['lesson2', 0, 0],
    ['lesson3', 0, 0],
    ['lesson4', 0, 0],
  ])
})

test('a quiz that does not exist is refused', async () => {
  expect((await ask(await site.administrator(), 'office-quiz', { lesson: 'lesson9' })).status).toBe(400)
})
