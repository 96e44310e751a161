import { expect, test } from 'vitest'
import { changesOf, confirm, emptyPlan, enter, parseLocalPlan, receive } from './local-plan.ts'

const typed = (text: string, now: number, plan = emptyPlan('p')) =>
  enter(plan, { 'w01/tail': text }, now, 'a')
const saved = { revision: 1, entries: null, undo: null }

test('what was typed waits until the server has it', () => {
  const plan = typed('one', 5)
  expect(changesOf(plan)).toEqual({ 'w01/tail': ['one', 5, 'a'] })
  expect(confirm(plan, changesOf(plan), saved)).toMatchObject({ seen: 1, waiting: [] })
})

test('what was typed while a save was on its way still waits', () => {
  const plan = typed('one', 5)
  const sent = changesOf(plan)
  expect(confirm(typed('two', 6, plan), sent, saved).waiting).toEqual(['w01/tail'])
})

test('a later entry is later, also with a clock that is behind', () => {
  const ahead = receive(emptyPlan('p'), { 'w01/tail': ['from the future', 1000, 'b'] }, 3)
  expect(typed('mine', 5, ahead).entries['w01/tail']).toEqual(['mine', 1001, 'a'])
})

test('another window’s entries are taken over, and do not wait here', () => {
  const plan = receive(typed('one', 5), { 'w01/unit': ['points', 9, 'b'], 'w01/tail': ['older', 1, 'b'] }, 2)
  expect(plan.entries).toEqual({ 'w01/unit': ['points', 9, 'b'], 'w01/tail': ['one', 5, 'a'] })
  expect(plan.waiting).toEqual(['w01/tail'])
})

test('what is stored is believed only as a plan', () => {
  const plan = typed('one', 5)
  expect(parseLocalPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  for (const wrong of [
    null,
    'x',
    {},
    { ...plan, entries: { k: 'x' } },
    { ...plan, waiting: [1] },
    { ...plan, seen: 0.5 },
  ])
    expect(parseLocalPlan(wrong)).toBeUndefined()
})
