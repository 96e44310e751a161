import { expect, test } from 'vitest'
import { signInReasonFor } from './sign-in-reason-for.ts'

test.each([
  ['/lesson-2', 'Sign in to open Lesson 2.'],
  ['/lesson-3?page=4', 'Sign in to open Lesson 3.'],
  ['/quiz-1', 'Sign in to take Quiz 1 and save your result.'],
  ['/quizzes', 'Sign in to take the quizzes and save your results.'],
  ['/certificate', 'Sign in to continue.'],
  ['/lesson-2/more', 'Sign in to continue.'],
  ['/quizzes-and-more', 'Sign in to continue.'],
])('%s: %s', (path, reason) => {
  expect(signInReasonFor(path)).toBe(reason)
})
