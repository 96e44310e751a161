import { expect, test } from 'vitest'
import { reasonFor } from './reason-for.ts'

test.each([
  ['/lesson-2', 'Lesson 2 is part of the course. Sign in, and it opens.'],
  ['/lesson-3?page=4', 'Lesson 3 is part of the course. Sign in, and it opens.'],
  ['/quiz-1', 'Sign in to take Quiz 1, so that your result is kept.'],
  ['/quizzes', 'Sign in to take the quizzes, so that your results are kept.'],
  ['/certificate', 'Sign in to open the page you asked for.'],
  ['/lesson-2/more', 'Sign in to open the page you asked for.'],
  ['/quizzes-and-more', 'Sign in to open the page you asked for.'],
])('%s: %s', (path, reason) => {
  expect(reasonFor(path)).toBe(reason)
})
