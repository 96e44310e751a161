import type { QuizStats } from '@course/contract/admin/learning'
import { expect, test } from 'vitest'
import { flagText, questionSummary, quizSummary, usualAttempts } from './quiz-text.ts'

const quiz = (people: number, attemptsUntilPassed: number[], isPartial = false): QuizStats => ({
  lessonId: 'lesson1',
  questions: 5,
  isPartial,
  people,
  passedAtFirst: attemptsUntilPassed[0]!,
  attemptsUntilPassed,
  scores: [],
})

test.each([
  [quiz(0, [0, 0, 0, 0]), 'No attempts yet.', '–'],
  [quiz(4, [1, 2, 0, 0]), '3 of 4, have passed; 1 of 4, at the first attempt.', '2'],
  [
    quiz(100, [10, 0, 0, 80], true),
    '90 of 100, 90 %, have passed; 10 of 100, 10 %, at the first attempt. From its newest 10,000 attempts.',
    '4 or more',
  ],
])('a quiz in words', (numbers, sentence, attempts) => {
  expect(quizSummary(numbers)).toBe(sentence)
  expect(usualAttempts(numbers)).toBe(attempts)
})

test.each([
  [null, '20 of 40, 50 %, right at the first attempt.'],
  [-0.2, /Discrimination −0.20: those who do well elsewhere get it wrong more often\.$/],
  [0.1, /weak: barely separates/],
  [0.2, /tells a little/],
  [0.4, /good: separates/],
])('a question of discrimination %s', (discrimination, sentence) => {
  const numbers = { question: '', options: [], key: 0, answered: 40, right: 20, discrimination, flags: [] }
  expect(questionSummary(numbers)).toMatch(sentence)
})

test('flags are words', () => {
  expect(flagText({ kind: 'key' })).toBe('Check answer key')
  expect(flagText({ kind: 'unused', option: 2 })).toBe('Nobody chooses option C')
})
