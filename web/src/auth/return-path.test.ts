import { expect, test } from 'vitest'
import { requestedPath, returnPath } from './return-path.ts'

const noParams = new URLSearchParams()

test.each([
  ['/admin', '/admin'],
  ['/lesson-2?page=3#top', '/lesson-2?page=3#top'],
  ['/auth', '/welcome'],
  ['/auth?from=/auth', '/welcome'],
  ['//evil.example', '/welcome'],
  ['/\\evil.example', '/welcome'],
  ['/\t/evil.example', '/welcome'],
  ['/.//evil.example', '/welcome'],
  ['https://evil.example/', '/welcome'],
  ['javascript:alert(1)', '/welcome'],
  ['', '/welcome'],
])('?from=%s returns to %s', (from, target) => {
  expect(returnPath(null, new URLSearchParams({ from }))).toBe(target)
})

test('prefers the navigation state over the query', () => {
  expect(returnPath({ from: '/admin' }, new URLSearchParams({ from: '/quizzes' }))).toBe('/admin')
  expect(returnPath({ from: 7 }, noParams)).toBe('/welcome')
  expect(returnPath(undefined, noParams)).toBe('/welcome')
})

test.each([
  [{ from: '/lesson-2?page=3' }, '/lesson-2?page=3'],
  [{ from: '//evil.example' }, undefined],
  [{ from: '/welcome' }, undefined],
  [{ from: '/welcome?session_id=1' }, undefined],
  [{ scrollTo: 'lessons' }, undefined],
  [null, undefined],
])('requestedPath of %j is %s', (state, path) => {
  expect(requestedPath(state)).toBe(path)
})
