import { completionDateProblem, studentNameProblem, tidyStudentName } from '@course/contract/certificates'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { describe, expect, test } from 'vitest'
import { type Achievements, completionDay, missingFor } from './rules.ts'

const finished: Achievements = {
  isEntitled: true,
  completedLessons: 4,
  completedAt: '2026-05-03T10:00:00.000Z',
  passedOn: new Map(lessonIds.map((lesson, index) => [lesson, `2026-05-0${index + 1}T09:00:00.000Z`])),
}
const passed = (...lessons: LessonId[]) =>
  new Map(lessons.map((lesson) => [lesson, '2026-05-01T09:00:00.000Z']))

describe('what is missing', () => {
  test.each<[string, Partial<Achievements>, ReturnType<typeof missingFor>]>([
    ['nothing', {}, undefined],
    ['the payment', { isEntitled: false }, { payment: true, lessonsCompleted: 4, quizzes: [] }],
    ['a lesson', { completedLessons: 3 }, { payment: false, lessonsCompleted: 3, quizzes: [] }],
    [
      'a quiz',
      { passedOn: passed('lesson1', 'lesson2', 'lesson4') },
      { payment: false, lessonsCompleted: 4, quizzes: ['lesson3'] },
    ],
    [
      'everything',
      { isEntitled: false, completedLessons: 0, completedAt: null, passedOn: new Map() },
      { payment: true, lessonsCompleted: 0, quizzes: lessonIds },
    ],
  ])('%s', (_name, change, missing) => {
    expect(missingFor({ ...finished, ...change })).toEqual(missing)
  })
})

test('the course is complete on the day of its last part, whichever that was', () => {
  expect(completionDay(finished)).toBe('2026-05-04')
  expect(completionDay({ ...finished, completedAt: '2026-06-01T00:10:00.000Z' })).toBe('2026-06-01')
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
])('the name %j is answered with %j', (name, problem) => {
  expect(studentNameProblem(name)).toBe(problem)
})

test('a name is tidied to one line of composed letters', () => {
  expect(tidyStudentName('  Jose\u0301 \n\t  Núñez ')).toBe('José Núñez')
})

test.each([
  ['2026-05-04', undefined],
  ['2026-05-10', undefined],
  ['2026-05-03', /cannot be before May 4, 2026/],
  ['2026-05-11', /in the future/],
  ['2026-02-30', /format is invalid/],
  ['04.05.2026', /format is invalid/],
  ['', /is required/],
])('the date %j is answered with %s', (date, problem) => {
  const answer = completionDateProblem(date, '2026-05-04', '2026-05-10')
  if (problem) expect(answer).toMatch(problem)
  else expect(answer).toBeUndefined()
})
