import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [-12.5, '-12.5'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\u0000x', "'\u0000x"],
  ['x;=1+1', "x;'=1+1"],
  ['x;"=1+1";+2', '"x;""\'=1+1"";\'+2"'],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['x; \t-1', "x; \t'-1"],
  ['two\n=1+1', '"two\n\'=1+1"'],
  ['a-b; c=d @e', 'a-b; c=d @e'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('writes %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('ends a line with CRLF', () => {
  expect(csvLine(['a', 1, null])).toBe('a,1,\r\n')
})
