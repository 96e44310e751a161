import { expect, test } from 'vitest'
import { parseRange } from './range.ts'

test.each([
  { header: 'bytes=0-9', size: 100, range: { start: 0, end: 9 } },
  { header: 'bytes=10-', size: 100, range: { start: 10, end: 99 } },
  { header: 'bytes=-10', size: 100, range: { start: 90, end: 99 } },
  { header: 'bytes=-1000', size: 100, range: { start: 0, end: 99 } },
  { header: 'bytes=90-1000', size: 100, range: { start: 90, end: 99 } },
  { header: 'bytes=0-0', size: 1, range: { start: 0, end: 0 } },
  { header: 'bytes = 5 - 6', size: 100, range: { start: 5, end: 6 } },
  { header: 'bytes=100-', size: 100, range: 'unsatisfiable' },
  { header: 'bytes=0-', size: 0, range: 'unsatisfiable' },
  { header: 'bytes=-0', size: 100, range: 'unsatisfiable' },
  { header: 'bytes=9-2', size: 100, range: undefined },
  { header: 'bytes=-', size: 100, range: undefined },
  { header: 'bytes=0-1,4-5', size: 100, range: undefined },
  { header: 'lines=0-1', size: 100, range: undefined },
  { header: 'bytes=0x1-5', size: 100, range: undefined },
  { header: `bytes=${'9'.repeat(40)}-`, size: 100, range: undefined },
])('$header of $size bytes', ({ header, size, range }) => {
  expect(parseRange(header, size)).toEqual(range)
})
