import { expect, test } from 'vitest'
import { splitEntries } from './add-customers.ts'

test('finds the addresses in what people paste', () => {
  const pasted = [
    'ada@firm.co',
    '',
    '  Grace Hopper <grace@navy.example>, "O\'Neill, Pat" <pat.o\'neill@firm.co>;',
    'Name\tEmail\t2026-01-01',
    'Alan\talan@firm.co\t2026-01-01',
    'a@b.co;c@d.co e@f.co',
  ].join('\r\n')
  expect(splitEntries(pasted)).toEqual([
    'ada@firm.co',
    'grace@navy.example',
    "pat.o'neill@firm.co",
    'Name\tEmail\t2026-01-01',
    'alan@firm.co',
    'a@b.co',
    'c@d.co',
    'e@f.co',
  ])
})
