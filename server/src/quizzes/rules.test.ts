import { isPassed, percent } from '@course/contract/learning/quizzes'
import { expect, test } from 'vitest'
import { buildReview, computeScore } from './rules.ts'

const details = { feedback: ['a', 'b', 'c', 'd'], passage: { lesson: 1, page: 2, text: 'text' } }
const questions = [
  { correct: 0, explanation: 'first', ...details },
  { correct: 3, explanation: 'second', ...details },
  { correct: 1, explanation: 'third', ...details },
]

test.each([
  { answers: ['0', '3', '1'], score: 3 },
  { answers: ['0', '3', '2'], score: 2 },
  { answers: ['3', '0', '0'], score: 0 },
  { answers: ['0'], score: 1 },
  { answers: ['00', '3 ', '01'], score: 0 },
  { answers: [], score: 0 },
])('$answers scores $score', ({ answers, score }) => {
  expect(computeScore(answers, questions)).toBe(score)
})

test('includes explanations in a review only for paid customers', () => {
  expect(buildReview(questions, false)).toEqual([{ correct: 0 }, { correct: 3 }, { correct: 1 }])
  expect(buildReview(questions, true)[1]).toEqual({ correct: 3, explanation: 'second', ...details })
})

test.each([
  { score: 3, total: 5, percentage: 60, passed: false },
  { score: 4, total: 5, percentage: 80, passed: true },
  { score: 6, total: 10, percentage: 60, passed: false },
  { score: 7, total: 10, percentage: 70, passed: true },
  { score: 1, total: 2, percentage: 50, passed: false },
  { score: 2, total: 2, percentage: 100, passed: true },
  // The rounded percentage decides: 69.5 counts as 70, slightly less does not.
  { score: 139, total: 200, percentage: 70, passed: true },
  { score: 694, total: 1000, percentage: 69, passed: false },
  { score: 16, total: 23, percentage: 70, passed: true },
  { score: 9, total: 13, percentage: 69, passed: false },
  { score: 0, total: 0, percentage: 0, passed: false },
])('$score of $total is $percentage % and passes: $passed', ({ score, total, percentage, passed }) => {
  expect(percent(score, total)).toBe(percentage)
  expect(isPassed(score, total)).toBe(passed)
})
