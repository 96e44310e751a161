import { expect, test } from 'vitest'
import { addRotation, classifyRefreshToken, parseDurationMillis, resolveRedirect } from './rules.ts'

test.each([
  ['the current one', 5, 5, [], 'rotate'],
  ['its parent', 4, 5, [], 'repeat'],
  ['an older one, just replaced', 3, 5, [{ counter: 3, at: 95_000 }], 'repeat'],
  ['an older one, replaced ten seconds ago', 3, 5, [{ counter: 3, at: 90_000 }], 'repeat'],
  ['an older one, replaced more than ten seconds ago', 3, 5, [{ counter: 3, at: 89_999 }], 'reused'],
  ['an older one without a recorded rotation', 3, 5, [{ counter: 4, at: 99_000 }], 'reused'],
  ['one that was never issued', 6, 5, [], 'unknown'],
] as const)('classifies a refresh token: %s', (_name, presented, current, recent, outcome) => {
  expect(classifyRefreshToken(presented, current, recent, 100_000)).toBe(outcome)
})

test('retains only rotations whose tokens may still be repeated', () => {
  const recent = [
    { counter: 1, at: 80_000 },
    { counter: 2, at: 95_000 },
  ]
  expect(addRotation(recent, 3, 100_000)).toEqual([
    { counter: 2, at: 95_000 },
    { counter: 3, at: 100_000 },
  ])
})

test.each([
  [undefined, 'https://course.example/welcome'],
  ['/feedback', 'https://course.example/feedback'],
  ['https://course.example/feedback?x=1#y', 'https://course.example/feedback?x=1'],
  ['https://course.example.evil.example/', 'https://course.example/welcome'],
  ['https://course.example:444/', 'https://course.example/welcome'],
  ['http://course.example/', 'https://course.example/welcome'],
  ['//evil.example', 'https://course.example/welcome'],
  ['\\\\evil.example', 'https://course.example/welcome'],
  ['javascript:alert(1)', 'https://course.example/welcome'],
  ['data:text/html,x', 'https://course.example/welcome'],
  ['http://[', 'https://course.example/welcome'],
])('redirects %j to %s', (requested, page) => {
  expect(resolveRedirect('https://course.example', requested, '/welcome').href).toBe(page)
})

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['90s', 90_000],
  ['1.5h', 5_400_000],
  ['', undefined],
  ['24', undefined],
  ['h', undefined],
  ['-1h', undefined],
])('parses the duration %j', (text, millis) => {
  expect(parseDurationMillis(text)).toBe(millis)
})
