import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { describe, expect, test } from 'vitest'
import {
  advance,
  answerTexts,
  beginAttempt,
  choose,
  finish,
  finishedAttempt,
  isAllAnswered,
  isLastQuestion,
  quizIn,
  restoreAttempt,
} from './attempt.ts'

const options = ['a', 'b', 'c', 'd'] as const
const quiz: PublicQuiz = {
  lessonId: 'lesson1',
  questions: ['One?', 'Two?', 'Three?'].map((question) => ({ question, options })),
}
const begun = () => beginAttempt(quiz, 'id-1')

describe('the way through a quiz', () => {
  test('begins at the first question with nothing chosen', () => {
    expect(begun()).toMatchObject({ index: 0, answers: [null, null, null], isFinished: false })
  })

  test('goes on only from an answered question, and never past the last', () => {
    expect(advance(begun()).index).toBe(0)
    const atSecond = advance(choose(begun(), 0, 3))
    expect(atSecond.index).toBe(1)
    const atThird = advance(choose(atSecond, 1, 0))
    expect(isLastQuestion(atThird)).toBe(true)
    expect(advance(choose(atThird, 2, 1)).index).toBe(2)
  })

  test('a choice can be changed until the quiz is finished', () => {
    const chosen = choose(choose(begun(), 0, 1), 0, 2)
    expect(chosen.answers[0]).toBe(2)
    const done = finish(choose(choose(chosen, 1, 0), 2, 3))
    expect(done.isFinished).toBe(true)
    expect(choose(done, 0, 0)).toBe(done)
    expect(answerTexts(done)).toEqual(['2', '0', '3'])
  })

  test('cannot be finished with a question open', () => {
    const chosen = choose(begun(), 0, 1)
    expect(isAllAnswered(chosen)).toBe(false)
    expect(finish(chosen).isFinished).toBe(false)
  })
})

describe('what was finished', () => {
  const done = finish(choose(choose(choose(begun(), 0, 1), 1, 0), 2, 3))
  const kept = (change: object) => JSON.parse(JSON.stringify({ ...done, ...change }))

  test('can be sent without its questions at hand', () => {
    expect(finishedAttempt(kept({}))).toEqual(done)
  })

  test.each([
    ['still open', { isFinished: false }],
    ['half answered', { answers: [1, null, 3] }],
    ['of no lesson', { lessonId: 'lesson9' }],
    ['without questions', { questions: undefined }],
    ['without an id', { attemptId: 7 }],
    ['with an option that does not exist', { answers: [1, 0, 4] }],
  ])('is not sent when it is %s', (_what, change) => {
    expect(finishedAttempt(kept(change))).toBeUndefined()
  })

  test('is not found in what is nothing', () => {
    expect([finishedAttempt(undefined), finishedAttempt('x'), finishedAttempt(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('what was kept', () => {
  const kept = advance(choose(begun(), 0, 1))

  test('comes back as it was', () => {
    expect(restoreAttempt(JSON.parse(JSON.stringify(kept)), quiz)).toEqual(kept)
  })

  test.each([
    ['nothing', undefined],
    ['another lesson', { ...kept, lessonId: 'lesson2' }],
    ['other questions', { ...kept, questions: ['One?', 'Two?', 'Four?'] }],
    ['too few answers', { ...kept, answers: [1] }],
    ['an answer that is no option', { ...kept, answers: [4, null, null] }],
    ['a question that does not exist', { ...kept, index: 3 }],
    ['no id', { ...kept, attemptId: undefined }],
    ['something else', 'text'],
  ])('is not believed when it is %s', (_name, value) => {
    expect(restoreAttempt(value, quiz)).toBeUndefined()
  })

  test('is another attempt when something else was drawn since', () => {
    const drawn = { ...kept, drawId: 'draw-1' }
    expect(restoreAttempt(drawn, { ...quiz, drawId: 'draw-1' })).toEqual(drawn)
    expect(restoreAttempt(drawn, { ...quiz, drawId: 'draw-2' })).toBeUndefined()
    expect(restoreAttempt(drawn, quiz)).toBeUndefined()
  })

  test('is finished and waits: it is sent and shown with the questions it was asked, whatever was drawn since', () => {
    const done = finish(
      choose(choose(choose(beginAttempt({ ...quiz, drawId: 'draw-1' }, 'id'), 0, 1), 1, 0), 2, 3),
    )
    const stored = JSON.parse(JSON.stringify(done))
    const restored = restoreAttempt(stored, { ...quiz, drawId: 'draw-2', questions: [] })
    expect(restored).toEqual(done)
    expect(quizIn(restored!)).toEqual({ ...quiz, drawId: 'draw-1' })
    // Without its options it can be sent, from the dashboard, but not shown.
    expect(restoreAttempt({ ...stored, options: [['a']] }, { ...quiz, drawId: 'draw-2' })).toBeUndefined()
    expect(finishedAttempt({ ...stored, options: 'x' })).toMatchObject({ drawId: 'draw-1' })
    expect(finishedAttempt({ ...stored, drawId: 7 })).toBeUndefined()
  })

  test('is finished only with every answer', () => {
    expect(restoreAttempt({ ...kept, isFinished: true }, quiz)?.isFinished).toBe(false)
  })
})
