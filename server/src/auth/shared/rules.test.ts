import { expect, test } from 'vitest'
import { classifyRefreshToken, durationMillis, linkPage, rotationsAfter } from './rules.ts'

test.each([
  ['the current one', 5, 5, [], 'rotate'],
  ['its parent', 4, 5, [], 'repeat'],
  ['an older one, just replaced', 3, 5, [{ counter: 3, at: 95_000 }], 'repeat'],
  ['an older one, replaced ten seconds ago', 3, 5, [{ counter: 3, at: 90_000 }], 'repeat'],
  ['an older one, replaced before that', 3, 5, [{ counter: 3, at: 89_999 }], 'reused'],
  ['an older one nobody remembers', 3, 5, [{ counter: 4, at: 99_000 }], 'reused'],
  ['one that was never made', 6, 5, [], 'unknown'],
] as const)('refresh token: %s', (_name, presented, current, recent, outcome) => {
  expect(classifyRefreshToken(presented, current, recent, 100_000)).toBe(outcome)
})

test('only rotations that may still be repeated are remembered', () => {
  const recent = [
    { counter: 1, at: 80_000 },
    { counter: 2, at: 95_000 },
  ]
  expect(rotationsAfter(recent, 3, 100_000)).toEqual([
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
])('asked for %j, a link leads to %s', (asked, page) => {
  expect(linkPage('https://course.example', asked, '/welcome').href).toBe(page)
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
])('duration %j', (text, millis) => {
  expect(durationMillis(text)).toBe(millis)
})
