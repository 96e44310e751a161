import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['', null],
  [' ', null],
  ['15', 15],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['-2,25', -2.25],
  ['3,600', 3600],
  ['$3,600,000', 3_600_000],
  ['3,600.50', 3600.5],
  ['3.600,50', 3600.5],
  ['3 600 000', 3_600_000],
  ['90 %', 90],
  ['.5', 0.5],
  ['2.', 2],
  ['1,5,2', Number.NaN],
  ['1e5', Number.NaN],
  ['many', Number.NaN],
])('reads %o as %o', (typed, number) => {
  expect(parseNumber(typed)).toEqual(number)
})
