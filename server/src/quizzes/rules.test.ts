import { isPassed, percent } from '@course/contract/learning/quizzes'
import { expect, test } from 'vitest'
import { reviewOf, scoreOf } from './rules.ts'

const more = { feedback: ['a', 'b', 'c', 'd'], passage: { lesson: 1, page: 2, text: 'text' } }
const questions = [
  { correct: 0, explanation: 'first', ...more },
  { correct: 3, explanation: 'second', ...more },
  { correct: 1, explanation: 'third', ...more },
]

test.each([
  { answers: ['0', '3', '1'], score: 3 },
  { answers: ['0', '3', '2'], score: 2 },
  { answers: ['3', '0', '0'], score: 0 },
  { answers: ['0'], score: 1 },
  { answers: ['00', '3 ', '01'], score: 0 },
  { answers: [], score: 0 },
])('$answers scores $score', ({ answers, score }) => {
  expect(scoreOf(answers, questions)).toBe(score)
})

test('a review names the right options, and says why only to paying readers', () => {
  expect(reviewOf(questions, false)).toEqual([{ correct: 0 }, { correct: 3 }, { correct: 1 }])
  expect(reviewOf(questions, true)[1]).toEqual({ correct: 3, explanation: 'second', ...more })
})

test.each([
  { score: 3, total: 5, shown: 60, passed: false },
  { score: 4, total: 5, shown: 80, passed: true },
  { score: 6, total: 10, shown: 60, passed: false },
  { score: 7, total: 10, shown: 70, passed: true },
  { score: 1, total: 2, shown: 50, passed: false },
  { score: 2, total: 2, shown: 100, passed: true },
  // Rounded to the percent that is shown: 69.5 counts as 70, a little less does not.
  { score: 139, total: 200, shown: 70, passed: true },
  { score: 694, total: 1000, shown: 69, passed: false },
  { score: 16, total: 23, shown: 70, passed: true },
  { score: 9, total: 13, shown: 69, passed: false },
  { score: 0, total: 0, shown: 0, passed: false },
])('$score of $total is $shown % and passes: $passed', ({ score, total, shown, passed }) => {
  expect(percent(score, total)).toBe(shown)
  expect(isPassed(score, total)).toBe(passed)
})
