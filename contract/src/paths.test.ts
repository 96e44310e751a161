import { expect, test } from 'vitest'
import { legacyLessonRedirect, pagePaths } from './paths.ts'

test.each([
  ['/lesson1', '/lesson-1'],
  ['/lesson4', '/lesson-4'],
  ['/lesson12', '/lesson-12'],
  ['/lesson2/', '/lesson-2'],
  ['/lesson-1', undefined],
  ['/lesson', undefined],
  ['/lessons', undefined],
  ['/lesson1x', undefined],
  ['/x/lesson1', undefined],
])('redirects %s to %s', (path, target) => {
  expect(legacyLessonRedirect(path)).toBe(target)
})

test('lists every path once', () => {
  expect(new Set(pagePaths()).size).toBe(pagePaths().length)
})
