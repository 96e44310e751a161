import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { describe, expect, test } from 'vitest'
import {
  type Attempt,
  advance,
  answerTexts,
  canContinue,
  choose,
  finish,
  isAllAnswered,
  isLastQuestion,
  isNewDraw,
  parseAttempt,
  quizOfAttempt,
  startAttempt,
} from './attempt.ts'

const options = ['a', 'b', 'c', 'd'] as const
const quiz: PublicQuiz = {
  lessonId: 'lesson1',
  questions: ['One?', 'Two?', 'Three?'].map((question) => ({ question, options })),
}
const newAttempt = () => startAttempt(quiz, 'id-1')

function restoreAttempt(stored: unknown, from: PublicQuiz): Attempt | undefined {
  const attempt = parseAttempt(stored)
  return attempt && canContinue(attempt, from) ? attempt : undefined
}

test('starts again with another draw, and with newly loaded questions if nothing is drawn', () => {
  const drawn = { ...quiz, drawId: 'draw-1' }
  const attempt = startAttempt(drawn, 'id-1')
  expect(isNewDraw({ ...drawn }, drawn, attempt)).toBe(false)
  expect(isNewDraw({ ...drawn, drawId: 'draw-2' }, drawn, attempt)).toBe(true)
  expect(isNewDraw(quiz, quiz, newAttempt())).toBe(false)
  expect(isNewDraw({ ...quiz }, quiz, newAttempt())).toBe(true)
})

describe('taking a quiz', () => {
  test('starts at the first question with nothing chosen', () => {
    expect(newAttempt()).toMatchObject({ index: 0, answers: [null, null, null], isFinished: false })
  })

  test('advances only from an answered question, and not past the last', () => {
    expect(advance(newAttempt()).index).toBe(0)
    const atSecond = advance(choose(newAttempt(), 0, 3))
    expect(atSecond.index).toBe(1)
    const atThird = advance(choose(atSecond, 1, 0))
    expect(isLastQuestion(atThird)).toBe(true)
    expect(advance(choose(atThird, 2, 1)).index).toBe(2)
  })

  test('allows changing a choice until the quiz is finished', () => {
    const chosen = choose(choose(newAttempt(), 0, 1), 0, 2)
    expect(chosen.answers[0]).toBe(2)
    const done = finish(choose(choose(chosen, 1, 0), 2, 3))
    expect(done.isFinished).toBe(true)
    expect(choose(done, 0, 0)).toBe(done)
    expect(answerTexts(done)).toEqual(['2', '0', '3'])
  })

  test('cannot be finished with an unanswered question', () => {
    const chosen = choose(newAttempt(), 0, 1)
    expect(isAllAnswered(chosen)).toBe(false)
    expect(finish(chosen).isFinished).toBe(false)
  })
})

describe('a finished attempt', () => {
  const done = finish(choose(choose(choose(newAttempt(), 0, 1), 1, 0), 2, 3))
  const stored = (change: object) => JSON.parse(JSON.stringify({ ...done, ...change }))

  test('can be sent without loading its questions', () => {
    expect(parseAttempt(stored({}))).toEqual(done)
  })

  test.each([
    ['of an unknown lesson', { lessonId: 'lesson9' }],
    ['without questions', { questions: undefined }],
    ['without an id', { attemptId: 7 }],
    ['with an option that does not exist', { answers: [1, 0, 4] }],
  ])('is rejected when %s', (_what, change) => {
    expect(parseAttempt(stored(change))).toBeUndefined()
  })

  test('is not finished when it is partly answered', () => {
    expect(parseAttempt(stored({ answers: [1, null, 3] }))?.isFinished).toBe(false)
  })

  test('is rejected when it is not an object', () => {
    expect([undefined, 'x', null].map(parseAttempt)).toEqual([undefined, undefined, undefined])
  })
})

describe('a stored attempt', () => {
  const stored = advance(choose(newAttempt(), 0, 1))

  test('is restored unchanged', () => {
    expect(restoreAttempt(JSON.parse(JSON.stringify(stored)), quiz)).toEqual(stored)
  })

  test.each([
    ['no value', undefined],
    ['another lesson', { ...stored, lessonId: 'lesson2' }],
    ['other questions', { ...stored, questions: ['One?', 'Two?', 'Four?'] }],
    ['too few answers', { ...stored, answers: [1] }],
    ['an answer that is not an option', { ...stored, answers: [4, null, null] }],
    ['a question that does not exist', { ...stored, index: 3 }],
    ['no id', { ...stored, attemptId: undefined }],
    ['the wrong type', 'text'],
  ])('is rejected when it has %s', (_name, value) => {
    expect(restoreAttempt(value, quiz)).toBeUndefined()
  })

  test('is rejected when other questions were drawn since', () => {
    const drawn = { ...stored, drawId: 'draw-1' }
    expect(restoreAttempt(drawn, { ...quiz, drawId: 'draw-1' })).toEqual(drawn)
    expect(restoreAttempt(drawn, { ...quiz, drawId: 'draw-2' })).toBeUndefined()
    expect(restoreAttempt(drawn, quiz)).toBeUndefined()
  })

  test('is restored with its own questions if finished, even when others were drawn since', () => {
    const done = finish(
      choose(choose(choose(startAttempt({ ...quiz, drawId: 'draw-1' }, 'id'), 0, 1), 1, 0), 2, 3),
    )
    const value = JSON.parse(JSON.stringify(done))
    const restored = restoreAttempt(value, { ...quiz, drawId: 'draw-2', questions: [] })
    expect(restored).toEqual(done)
    expect(quizOfAttempt(restored!)).toEqual({ ...quiz, drawId: 'draw-1' })
    // Without options it can be sent from the dashboard, but not shown.
    expect(restoreAttempt({ ...value, options: [['a']] }, { ...quiz, drawId: 'draw-2' })).toBeUndefined()
    expect(parseAttempt({ ...value, options: 'x' })).toMatchObject({ drawId: 'draw-1' })
    expect(parseAttempt({ ...value, drawId: 7 })).toBeUndefined()
  })

  test('is finished only if every question is answered', () => {
    expect(restoreAttempt({ ...stored, isFinished: true }, quiz)?.isFinished).toBe(false)
  })
})
