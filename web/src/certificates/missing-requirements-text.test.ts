import { expect, test } from 'vitest'
import { missingRequirementsText } from './missing-requirements-text.ts'

test.each([
  [{ payment: false, lessonsCompleted: 4, quizzes: ['lesson3'] }, 'quiz 3'],
  [{ payment: false, lessonsCompleted: 3, quizzes: ['lesson3', 'lesson4'] }, '1 lesson and quizzes 3 and 4'],
  [
    { payment: true, lessonsCompleted: 0, quizzes: ['lesson1', 'lesson2', 'lesson3', 'lesson4'] },
    'enrollment, 4 lessons, and quizzes 1, 2, 3, and 4',
  ],
] as const)('describes %j as %j', (missing, list) => {
  expect(missingRequirementsText(missing)).toBe(`Your certificate isn't ready yet. What's left: ${list}.`)
})
