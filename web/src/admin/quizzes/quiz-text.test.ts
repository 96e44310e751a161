import type { QuizStats } from '@course/contract/admin/learning'
import { expect, test } from 'vitest'
import { flagText, medianAttempts, questionSummary, quizSummary } from './quiz-text.ts'

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
  [quiz(4, [1, 2, 0, 0]), '3 of 4 passed, 1 of 4 on the first attempt.', '2'],
  [
    quiz(100, [10, 0, 0, 80], true),
    '90 of 100 (90%) passed, 10 of 100 (10%) on the first attempt. Based on the latest 10,000 attempts.',
    '4 or more',
  ],
])('summarizes a quiz: %#', (stats, sentence, attempts) => {
  expect(quizSummary(stats)).toBe(sentence)
  expect(medianAttempts(stats)).toBe(attempts)
})

test.each([
  [null, '20 of 40 (50%) correct on the first attempt.'],
  [-0.2, /Discrimination −0.20: learners who do well elsewhere get it wrong more often\.$/],
  [0.1, /weak: barely separates/],
  [0.2, /fair: separates/],
  [0.4, /good: separates/],
])('summarizes a question with discrimination %s', (discrimination, sentence) => {
  const stats = { question: '', options: [], key: 0, answered: 40, right: 20, discrimination, flags: [] }
  expect(questionSummary(stats)).toMatch(sentence)
})

test('flagText names the flag and the option', () => {
  expect(flagText({ kind: 'key' })).toBe('Check answer key')
  expect(flagText({ kind: 'unused', option: 2 })).toBe('No one chose option C')
})
