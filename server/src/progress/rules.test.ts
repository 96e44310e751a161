import { isLessonUnlocked, type QuizScore } from '@course/contract/learning/progress'
import { expect, test } from 'vitest'
import { buildCompletion, classifyProgress } from './rules.ts'

test.each([
  { requested: 0, current: 0, transition: 'stay' },
  { requested: 1, current: 0, transition: 'advance' },
  { requested: 2, current: 0, transition: 'refuse' },
  { requested: 4, current: 0, transition: 'refuse' },
  { requested: 2, current: 1, transition: 'advance' },
  { requested: 1, current: 2, transition: 'refuse' },
  { requested: 0, current: 4, transition: 'refuse' },
  { requested: 4, current: 3, transition: 'advance' },
  { requested: 4, current: 4, transition: 'stay' },
  { requested: 5, current: 4, transition: 'refuse' },
  { requested: -1, current: 0, transition: 'refuse' },
])('from $current to $requested: $transition', ({ requested, current, transition }) => {
  expect(classifyProgress(requested, current)).toBe(transition)
})

test('completes the course with its last lesson', () => {
  expect(buildCompletion('me', 3, '2026-11-02T10:00:00.000Z')).toMatchObject({
    status: 'incomplete',
    completed_at: null,
    total_lessons: 4,
  })
  expect(buildCompletion('me', 4, '2026-11-02T10:00:00.000Z')).toMatchObject({
    status: 'completed',
    completed_at: '2026-11-02T10:00:00.000Z',
  })
})

const result = (lesson_id: QuizScore['lesson_id'], score: number, total_questions: number) => ({
  lesson_id,
  score,
  total_questions,
})

test.each([
  { lesson: 1, results: [], open: true },
  { lesson: 2, results: [], open: false },
  { lesson: 2, results: [result('lesson1', 3, 5)], open: false },
  { lesson: 2, results: [result('lesson1', 4, 5)], open: true },
  { lesson: 2, results: [result('lesson1', 1, 2)], open: false },
  { lesson: 2, results: [result('lesson1', 2, 2)], open: true },
  { lesson: 2, results: [result('lesson2', 10, 10)], open: false },
  { lesson: 3, results: [result('lesson2', 6, 10)], open: false },
  { lesson: 3, results: [result('lesson2', 7, 10)], open: true },
  // One pass is enough, regardless of failures.
  {
    lesson: 3,
    results: [result('lesson2', 0, 10), result('lesson2', 7, 10), result('lesson2', 1, 2)],
    open: true,
  },
  // Each lesson requires only the quiz of the one before it.
  { lesson: 4, results: [result('lesson3', 10, 10)], open: true },
  { lesson: 4, results: [result('lesson1', 5, 5), result('lesson2', 10, 10)], open: false },
  { lesson: 5, results: [result('lesson4', 10, 10)], open: false },
  { lesson: 0, results: [], open: false },
])('lesson $lesson with $results is unlocked: $open', ({ lesson, results, open }) => {
  expect(isLessonUnlocked(lesson, results)).toBe(open)
})
