import {
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { describe, expect, test } from 'vitest'
import {
  type Achievements,
  acceptedDates,
  correctionsLeft,
  findMissingRequirements,
  finishedAt,
} from './rules.ts'

const finished: Achievements = {
  isPaid: true,
  completedLessons: 4,
  completedAt: '2026-05-03T10:00:00.000Z',
  passedAt: new Map(lessonIds().map((lesson, index) => [lesson, `2026-05-0${index + 1}T09:00:00.000Z`])),
}
const passed = (...lessons: LessonId[]) =>
  new Map(lessons.map((lesson) => [lesson, '2026-05-01T09:00:00.000Z']))

describe('missing requirements', () => {
  test.each<[string, Partial<Achievements>, ReturnType<typeof findMissingRequirements>]>([
    ['nothing', {}, undefined],
    ['the payment', { isPaid: false }, { payment: true, lessonsCompleted: 4, quizzes: [] }],
    ['a lesson', { completedLessons: 3 }, { payment: false, lessonsCompleted: 3, quizzes: [] }],
    [
      'a quiz',
      { passedAt: passed('lesson1', 'lesson2', 'lesson4') },
      { payment: false, lessonsCompleted: 4, quizzes: ['lesson3'] },
    ],
    [
      'everything',
      { isPaid: false, completedLessons: 0, completedAt: null, passedAt: new Map() },
      { payment: true, lessonsCompleted: 0, quizzes: lessonIds() },
    ],
  ])('%s', (_name, change, missing) => {
    expect(findMissingRequirements({ ...finished, ...change })).toEqual(missing)
  })
})

test('the course is finished at the time of the last lesson or quiz', () => {
  expect(finishedAt(finished)).toBe('2026-05-04T09:00:00.000Z')
  expect(finishedAt({ ...finished, completedAt: '2026-06-01T00:10:00.000Z' })).toBe(
    '2026-06-01T00:10:00.000Z',
  )
})

test.each([
  ['at noon in London', '2026-05-04T12:00:00.000Z', '2026-05-10T12:00:00.000Z', '2026-05-04', '2026-05-11'],
  [
    'in the evening in Honolulu',
    '2026-05-05T04:00:00.000Z',
    '2026-05-05T04:10:00.000Z',
    '2026-05-04',
    '2026-05-05',
  ],
  [
    'in the morning in Auckland',
    '2026-05-04T20:00:00.000Z',
    '2026-05-04T20:10:00.000Z',
    '2026-05-04',
    '2026-05-05',
  ],
])('accepts the local date of a learner who finished %s', (_where, finished, now, earliest, latest) => {
  expect(acceptedDates(finished, new Date(now))).toEqual({ earliest, latest })
})

test('accepts only dates of the chosen time zone', () => {
  const [finished, now] = ['2026-05-05T04:00:00.000Z', new Date('2026-05-05T12:00:00.000Z')]
  expect(acceptedDates(finished, now, 'Pacific/Honolulu')).toEqual({
    earliest: '2026-05-04',
    latest: '2026-05-05',
  })
  expect(acceptedDates(finished, now, 'Pacific/Kiritimati')).toEqual({
    earliest: '2026-05-05',
    latest: '2026-05-06',
  })
})

describe('corrections', () => {
  const issued = { reason: 'issued', issuedAt: '2026-05-01T10:00:00.000Z' } as const
  const byLearner = { reason: 'corrected by learner', issuedAt: '2026-05-02T10:00:00.000Z' } as const
  const byStaff = { reason: 'corrected by staff', issuedAt: '2026-05-02T10:00:00.000Z' } as const
  test.each([
    ['just issued', [issued], '2026-05-01T10:00:00.000Z', 2],
    ['corrected once', [issued, byLearner], '2026-05-20T10:00:00.000Z', 1],
    ['corrected twice', [issued, byLearner, byLearner], '2026-05-20T10:00:00.000Z', 0],
    ['corrected by staff', [issued, byStaff, byStaff, byStaff], '2026-05-20T10:00:00.000Z', 2],
    ['on the last day', [issued], '2026-05-31T09:59:59.000Z', 2],
    ['after 30 days', [issued], '2026-05-31T10:00:00.000Z', 0],
  ])('%s', (_name, history, now, left) => {
    expect(correctionsLeft(history, new Date(now))).toEqual({ left, until: '2026-05-31T10:00:00.000Z' })
  })
})

test.each([
  ['Ana', undefined],
  ['José Ángel Núñez-O’Brien', undefined],
  ['Ольга Петрова', undefined],
  ['محمد عبد الله', undefined],
  ['王小明', undefined],
  ['x'.repeat(100), undefined],
  ['', 'Student Name is required'],
  ['x'.repeat(101), 'Student Name must be no more than 100 characters'],
  ['Ana\u0000', 'Student Name format is invalid'],
  ['Ana \u202eevil', 'Student Name format is invalid'],
  ['\ue000', 'Student Name format is invalid'],
])('validating the name %j returns %j', (name, problem) => {
  expect(validateStudentName(name)).toBe(problem)
})

test('normalizes a name to one line of composed characters', () => {
  expect(normalizeStudentName('  Jose\u0301 \n\t  Núñez ')).toBe('José Núñez')
})

test.each([
  ['2026-05-04', undefined],
  ['2026-05-10', undefined],
  ['2026-05-03', /cannot be before May 4, 2026/],
  ['2026-05-11', /in the future/],
  ['2026-02-30', /format is invalid/],
  ['04.05.2026', /format is invalid/],
  ['', /is required/],
])('validating the date %j returns %s', (date, problem) => {
  const message = validateCompletionDate(date, { earliest: '2026-05-04', latest: '2026-05-10' })
  if (problem) expect(message).toMatch(problem)
  else expect(message).toBeUndefined()
})
