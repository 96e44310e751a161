import { expect, test } from 'vitest'
import { deletionState } from './rules.ts'

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}T12:00:00.000Z`
const request = {
  requestedAt: day(1),
  dueAt: day(8),
  lastSignInAt: day(1),
  lastPurchaseAt: null,
  isStaff: false,
  now: day(5),
}

test.each([
  ['pending', {}],
  ['pending', { lastSignInAt: null, now: '2027-03-08T11:59:59.999Z' }],
  ['due', { now: day(8) }],
  ['due', { now: day(20), lastPurchaseAt: '2026-01-01T00:00:00.000Z' }],
  ['canceled', { lastSignInAt: '2027-03-01T12:00:00.001Z' }],
  ['canceled', { lastSignInAt: day(7), now: day(8) }],
  ['canceled', { lastPurchaseAt: day(3) }],
  ['canceled', { isStaff: true, now: day(8) }],
])('a deletion is %s with %j', (state, input) => {
  expect(deletionState({ ...request, ...input })).toBe(state)
})
