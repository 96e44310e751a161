import { expect, test } from 'vitest'
import { destinationAfterQuiz } from './destination-after-quiz.ts'

test.each([
  ['lesson1', true, '/welcome', 'Go Back to Dashboard', 'Redirecting to dashboard'],
  ['lesson3', true, '/welcome', 'Go Back to Dashboard', 'Redirecting to dashboard'],
  ['lesson4', true, '/certificate', 'Go to Certificate', 'Redirecting to certificate page'],
  ['lesson1', false, '/lesson-1', 'Back to Lessons', 'Redirecting to lessons'],
  ['lesson4', false, '/lesson-4', 'Back to Lessons', 'Redirecting to lessons'],
] as const)('%s passed: %s leads to %s', (lesson, isPassed, path, button, redirect) => {
  expect(destinationAfterQuiz(lesson, isPassed)).toEqual({ path, button, redirect })
})
