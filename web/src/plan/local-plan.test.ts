import { expect, test } from 'vitest'
import { changesOf, confirm, emptyPlan, enter, parseLocalPlan, receive } from './local-plan.ts'

const enterText = (text: string, now: number, plan = emptyPlan('p')) =>
  enter(plan, { 'w01/tail': text }, now, 'a')
const saved = { revision: 1, entries: null, undo: null }

test('entries wait until the server confirms them', () => {
  const plan = enterText('one', 5)
  expect(changesOf(plan)).toEqual({ 'w01/tail': ['one', 5, 'a'] })
  expect(confirm(plan, changesOf(plan), saved)).toMatchObject({ seen: 1, waiting: [] })
})

test('entries made during a save still wait', () => {
  const plan = enterText('one', 5)
  const sent = changesOf(plan)
  expect(confirm(enterText('two', 6, plan), sent, saved).waiting).toEqual(['w01/tail'])
})

test('a new entry gets a later time even if the clock is behind', () => {
  const ahead = receive(emptyPlan('p'), { 'w01/tail': ['from the future', 1000, 'b'] }, 3)
  expect(enterText('mine', 5, ahead).entries['w01/tail']).toEqual(['mine', 1001, 'a'])
})

test('merges entries of another window without marking them as waiting', () => {
  const plan = receive(
    enterText('one', 5),
    { 'w01/unit': ['points', 9, 'b'], 'w01/tail': ['older', 1, 'b'] },
    2,
  )
  expect(plan.entries).toEqual({ 'w01/unit': ['points', 9, 'b'], 'w01/tail': ['one', 5, 'a'] })
  expect(plan.waiting).toEqual(['w01/tail'])
})

test('rejects stored values that are not a plan', () => {
  const plan = enterText('one', 5)
  expect(parseLocalPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  for (const invalid of [
    null,
    'x',
    {},
    { ...plan, entries: { k: 'x' } },
    { ...plan, waiting: [1] },
    { ...plan, seen: 0.5 },
  ])
    expect(parseLocalPlan(invalid)).toBeUndefined()
})
