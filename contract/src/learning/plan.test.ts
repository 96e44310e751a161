import { expect, test } from 'vitest'
import { type Entries, type Entry, mergeEntries, newerEntries, planOf } from './plan.ts'

const entry = (value: Entry[0], time: number, by = 'a'): Entry => [value, time, by]

test('the newer entry of each field wins, in either order and however often', () => {
  const one: Entries = { 'w01/promise': entry(1, 1), 'w01/tail': entry('old', 5) }
  const other: Entries = {
    'w01/promise': entry(2, 2),
    'w01/tail': entry('older', 4),
    'w01/unit': entry('x', 1),
  }
  const merged = { 'w01/promise': entry(2, 2), 'w01/tail': entry('old', 5), 'w01/unit': entry('x', 1) }
  expect(mergeEntries(one, other)).toEqual(merged)
  expect(mergeEntries(other, one)).toEqual(merged)
  expect(mergeEntries(mergeEntries(one, other), other)).toEqual(merged)
  expect(newerEntries(merged, other)).toEqual({})
  expect(Object.keys(newerEntries(one, other))).toEqual(['w01/promise', 'w01/unit'])
})

test('entries of the same moment are settled alike everywhere', () => {
  const one: Entries = { k: entry('one', 1, 'a') }
  const other: Entries = { k: entry('other', 1, 'b') }
  expect(mergeEntries(one, other)).toEqual(mergeEntries(other, one))
})

test('rows come in their order; a removed one is gone until somebody writes in it', () => {
  const table: Entries = {
    'w01/factors/b': entry(1, 1),
    'w01/factors/b/name': entry('second', 2),
    'w01/factors/a': entry(0, 1),
    'w01/factors/a/name': entry('first', 2),
    'w01/promise': entry(3, 1),
  }
  expect(planOf(table)).toEqual({
    w01: {
      promise: 3,
      factors: [
        { id: 'a', name: 'first' },
        { id: 'b', name: 'second' },
      ],
    },
  })
  const removed = mergeEntries(table, {
    'w01/factors/a': entry(null, 3),
    'w01/factors/a/name': entry(null, 3),
  })
  expect(planOf(removed).w01?.factors).toEqual([{ id: 'b', name: 'second' }])
  const back = mergeEntries(removed, { 'w01/factors/a/name': entry('again', 4) })
  expect(planOf(back).w01?.factors).toContainEqual({ id: 'a', name: 'again' })
})

/** A window of its own: it knows some of the plan, and changes it without a network. */
type Window = { by: string; entries: Entries; time: number }

test('of 1,000 edits in four windows none is lost, whichever saves are lost, doubled or late', () => {
  const random = seeded(20271115)
  const pick = (count: number) => Math.floor(random() * count)
  const windows: Window[] = ['a', 'b', 'c', 'd'].map((by) => ({ by, entries: {}, time: 0 }))
  let server: Entries = {}
  const last: Record<string, Entry> = {}
  const onTheWay: { changes: Entries }[] = []
  for (let edit = 0; edit < 1000; edit += 1) {
    const window = windows[pick(4)]!
    // Clocks of devices differ; a window that has seen a later time counts on from there.
    const clock = edit * 1000 + pick(5000) - 2500
    window.time = Math.max(clock, window.time + 1)
    const key = `w${String(1 + pick(13)).padStart(2, '0')}/f${pick(6)}${pick(3) === 0 ? `/r${pick(4)}/c${pick(3)}` : ''}`
    const written: Entry = [`${window.by} ${edit}`, window.time, window.by]
    window.entries = mergeEntries(window.entries, { [key]: written })
    const known = last[key]
    if (!known || mergeEntries({ key: known }, { key: written }).key === written) last[key] = written
    const changes = newerEntries(server, window.entries)
    if (random() < 0.7) onTheWay.push({ changes })
    if (random() < 0.2) onTheWay.push({ changes })
    // They arrive in any order; some answers come back, some do not.
    if (random() < 0.5 && onTheWay.length > 0) {
      const [arrived] = onTheWay.splice(pick(onTheWay.length), 1)
      server = mergeEntries(server, arrived!.changes)
      if (random() < 0.5) {
        const reader = windows[pick(4)]!
        reader.entries = mergeEntries(reader.entries, server)
        reader.time = Math.max(reader.time, ...Object.values(server).map(([, time]) => time))
      }
    }
  }
  for (const { entries } of windows) server = mergeEntries(server, entries)
  expect(server).toEqual(last)
  for (const { entries } of windows) expect(mergeEntries(entries, server)).toEqual(server)
})

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
