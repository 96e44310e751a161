import { expect, test } from 'vitest'
import { pageFromQuery, parsePosition } from './reading-position.ts'
import { parseLearner } from './stored-learner.ts'

test.each([
  [
    { page: 2, block: 14.25 },
    { page: 2, block: 14.25 },
  ],
  [{ page: 4, block: 0 }, undefined],
  [{ page: 0, block: 0 }, undefined],
  [{ page: '2', block: 0 }, undefined],
  [{ page: 2, block: -1 }, undefined],
  [{ page: 1.5, block: 0 }, undefined],
  [{ page: 1 }, undefined],
  ['page 2', undefined],
  [null, undefined],
])('parses a stored reading position of lesson 1: %o', (stored, position) => {
  expect(parsePosition(stored, 1)).toEqual(position)
})

test.each([
  ['page=2', 2],
  ['page=04', 4],
  ['page=1', 1],
  ['page=5', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['', 1],
])('lesson 3 with ?%s shows page %s', (query, page) => {
  expect(pageFromQuery(new URLSearchParams(query), 3)).toBe(page)
})

test('rejects stored progress with the wrong shape', () => {
  const learner = {
    completedLessons: 2,
    isPaid: true,
    results: [{ lesson_id: 'lesson1', score: 4, total_questions: 5 }],
    pagesRead: [{ lesson_id: 'lesson1', page_number: 2 }],
  }
  expect(parseLearner(JSON.parse(JSON.stringify(learner)))).toEqual(learner)
  expect(parseLearner({ ...learner, completedLessons: 9 })).toBeUndefined()
  expect(
    parseLearner({ ...learner, results: [{ lesson_id: 'lesson9', score: 1, total_questions: 2 }] }),
  ).toBeUndefined()
  // Missing or invalid pages are ignored: the server has them.
  for (const pagesRead of [undefined, 'all', [{ lesson_id: 'lesson9', page_number: 1 }]]) {
    expect(parseLearner({ ...learner, pagesRead })).toEqual({ ...learner, pagesRead: [] })
  }
  expect(parseLearner({ ...learner, results: undefined })).toBeUndefined()
  expect(parseLearner(undefined)).toBeUndefined()
})
