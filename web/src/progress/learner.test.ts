import type { QuizScore } from '@course/contract/learning/progress'
import { describe, expect, test } from 'vitest'
import {
  bestPercent,
  courseStats,
  currentLesson,
  hasFinished,
  hasPassedEverything,
  isNextLesson,
  type Learner,
  lessonAccess,
  lessonStates,
  nextTask,
  progressText,
} from './learner.ts'

const passed = (lesson: 1 | 2 | 3 | 4): QuizScore => ({
  lesson_id: `lesson${lesson}`,
  score: 7,
  total_questions: 10,
})
const failed = (lesson: 1 | 2 | 3 | 4): QuizScore => ({ ...passed(lesson), score: 6 })
const learner = (completedLessons: number, ...results: QuizScore[]): Learner => ({
  completedLessons,
  isPaid: true,
  results,
  pagesRead: [],
})

describe('lesson cards', () => {
  test.each([
    ['nothing done', learner(0), ['next', undefined, undefined, undefined], [1], 1],
    ['lesson 1 opened', learner(1), ['completed', 'next', undefined, undefined], [1], 1],
    ['quiz 1 failed', learner(1, failed(1)), ['completed', 'next', undefined, undefined], [1], 1],
    ['quiz 1 passed', learner(1, passed(1)), ['completed', 'next', undefined, undefined], [1, 2], 2],
    [
      'quiz passed before reading',
      learner(0, passed(1)),
      ['next', undefined, undefined, undefined],
      [1, 2],
      1,
    ],
    [
      'all opened, last quiz to do',
      learner(4, passed(1), passed(2), passed(3)),
      ['completed', 'completed', 'completed', 'completed'],
      [1, 2, 3, 4],
      4,
    ],
    [
      'all done',
      learner(4, passed(1), passed(2), passed(3), passed(4)),
      ['completed', 'completed', 'completed', 'completed'],
      [1, 2, 3, 4],
      undefined,
    ],
  ])('%s', (_name, someone, badges, open, current) => {
    const states = lessonStates(someone, false)
    expect(states.map((state) => state.badge)).toEqual(badges)
    expect(states.filter((state) => state.isOpen).map((state) => state.number)).toEqual(open)
    expect(currentLesson(states)?.number).toBe(current)
    expect(hasPassedEverything(someone)).toBe(current === undefined)
    expect(currentLesson(states)?.isOpen ?? true).toBe(true)
  })

  test('all lessons are open for the administrator', () => {
    const states = lessonStates(learner(0), true)
    expect(states.every((state) => state.isOpen && state.badge === 'administrator')).toBe(true)
    expect(progressText(learner(0), true)).toEqual({ text: 'Administrator - Full Access', percent: 100 })
  })
})

test('shows progress as text and percent', () => {
  expect(progressText(learner(0), false)).toEqual({ text: '0 of 4 lessons completed', percent: 0 })
  expect(progressText(learner(3), false)).toEqual({ text: '3 of 4 lessons completed', percent: 75 })
  expect(hasFinished(learner(3))).toBe(false)
  expect(hasFinished(learner(4))).toBe(true)
})

test('only the lesson after the last completed one is next', () => {
  expect([1, 2, 3, 4].filter((lesson) => isNextLesson(learner(1), lesson))).toEqual([2])
  expect([1, 2, 3, 4].filter((lesson) => isNextLesson(learner(4), lesson))).toEqual([])
})

test.each([
  [1, { isAdministrator: false, isPaid: true, results: [] }, 'open'],
  [2, { isAdministrator: false, isPaid: true, results: [failed(1)] }, 'locked'],
  [2, { isAdministrator: false, isPaid: true, results: [failed(1), passed(1)] }, 'open'],
  [3, { isAdministrator: false, isPaid: true, results: [passed(1)] }, 'locked'],
  [1, { isAdministrator: false, isPaid: false, results: [] }, 'unpaid'],
  [2, { isAdministrator: false, isPaid: false, results: [passed(1)] }, 'unpaid'],
  [4, { isAdministrator: true, isPaid: false, results: [] }, 'open'],
] as const)('lesson %i for %o is %s', (lesson, reader, access) => {
  expect(lessonAccess(lesson, reader)).toBe(access)
})

describe('progress details', () => {
  const readPages = (...pages: [lesson: 1 | 2 | 3 | 4, page: number][]) =>
    pages.map(([lesson, page_number]) => ({ lesson_id: `lesson${lesson}` as const, page_number }))
  const taskOf = (someone: Learner) => nextTask(someone, lessonStates(someone, false))

  test('counts pages read to the end, not pages opened', () => {
    expect(courseStats(learner(2))).toEqual({ pages: 13, pagesRead: 0, minutesLeft: 114, quizzesPassed: 0 })
    const reader = { ...learner(1, passed(1), failed(2)), pagesRead: readPages([1, 1], [1, 2]) }
    expect(courseStats(reader)).toEqual({ pages: 13, pagesRead: 2, minutesLeft: 97, quizzesPassed: 1 })
  })

  test('returns the best score of a quiz', () => {
    expect(bestPercent(learner(1, failed(1), passed(1), failed(1)), 'lesson1')).toBe(70)
    expect(bestPercent(learner(1), 'lesson1')).toBeUndefined()
  })

  test('suggests the first unread page, then the quiz, then nothing', () => {
    expect(taskOf(learner(0))).toEqual({ kind: 'page', lesson: 1, page: 1, minutes: 9 })
    expect(taskOf({ ...learner(1), pagesRead: readPages([1, 1], [1, 3]) })).toMatchObject({
      page: 2,
      minutes: 8,
    })
    expect(taskOf({ ...learner(1), pagesRead: readPages([1, 1], [1, 2], [1, 3]) })).toEqual({
      kind: 'quiz',
      lesson: 1,
    })
    expect(taskOf(learner(4, passed(1), passed(2), passed(3), passed(4)))).toBeUndefined()
  })
})
