import { expect, test } from 'vitest'
import { parseSource, sourceOfVisit } from './sources.ts'

test.each([
  ['https://course.example/?utm_source=Spring%20Newsletter', 'https://mail.example/', 'spring-newsletter'],
  ['https://course.example/', 'https://www.search.example/results?q=private', 'search.example'],
  ['https://course.example/', 'https://course.example/sample', '(direct)'],
  ['https://course.example/', '', '(direct)'],
  ['https://course.example/?utm_source=ana@firm.co', '', '(other)'],
])('a visit of %s from %s counts for its source', (url, referrer, source) => {
  expect(sourceOfVisit(url, referrer)).toBe(source)
  expect(parseSource(source)).toBe(source)
})

test('no personal or overlong text becomes a source', () => {
  expect([undefined, 7, {}, '', 'ana@firm.co', '<b>', 'x'.repeat(61)].map(parseSource)).toEqual([
    '(direct)',
    ...Array.from({ length: 6 }, () => '(other)'),
  ])
})
