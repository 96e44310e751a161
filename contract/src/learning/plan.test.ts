import { expect, test } from 'vitest'
import { buildPlan, type Entries, type Entry, mergeEntries, newerEntries } from './plan.ts'

const entry = (value: Entry[0], time: number, by = 'a'): Entry => [value, time, by]

test('merging keeps the newer entry of each field, in any order and when repeated', () => {
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

test('merging entries with the same time gives the same result in any order', () => {
  const one: Entries = { k: entry('one', 1, 'a') }
  const other: Entries = { k: entry('other', 1, 'b') }
  expect(mergeEntries(one, other)).toEqual(mergeEntries(other, one))
})

test('sorts rows by position and drops a removed row until it is edited again', () => {
  const table: Entries = {
    'w01/factors/b': entry(1, 1),
    'w01/factors/b/name': entry('second', 2),
    'w01/factors/a': entry(0, 1),
    'w01/factors/a/name': entry('first', 2),
    'w01/promise': entry(3, 1),
  }
  expect(buildPlan(table)).toEqual({
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
  expect(buildPlan(removed).w01?.factors).toEqual([{ id: 'b', name: 'second' }])
  const back = mergeEntries(removed, { 'w01/factors/a/name': entry('again', 4) })
  expect(buildPlan(back).w01?.factors).toContainEqual({ id: 'a', name: 'again' })
})

/** A browser window that knows a part of the plan and edits it offline. */
type Window = { by: string; entries: Entries; time: number }

test('loses none of 1,000 edits in four windows when saves are lost, repeated or late', () => {
  const random = seeded(20271115)
  const pick = (count: number) => Math.floor(random() * count)
  const windows: Window[] = ['a', 'b', 'c', 'd'].map((by) => ({ by, entries: {}, time: 0 }))
  let server: Entries = {}
  const last: Record<string, Entry> = {}
  const inFlight: { changes: Entries }[] = []
  for (let edit = 0; edit < 1000; edit += 1) {
    const window = windows[pick(4)]!
    // Device clocks differ. A window that has seen a later time continues from there.
    const clock = edit * 1000 + pick(5000) - 2500
    window.time = Math.max(clock, window.time + 1)
    const key = `w${String(1 + pick(13)).padStart(2, '0')}/f${pick(6)}${pick(3) === 0 ? `/r${pick(4)}/c${pick(3)}` : ''}`
    const written: Entry = [`${window.by} ${edit}`, window.time, window.by]
    window.entries = mergeEntries(window.entries, { [key]: written })
    const known = last[key]
    if (!known || mergeEntries({ key: known }, { key: written }).key === written) last[key] = written
    const changes = newerEntries(server, window.entries)
    if (random() < 0.7) inFlight.push({ changes })
    if (random() < 0.2) inFlight.push({ changes })
    // Saves arrive in any order, and some responses are lost.
    if (random() < 0.5 && inFlight.length > 0) {
      const [arrived] = inFlight.splice(pick(inFlight.length), 1)
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

/** A pseudorandom generator with the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
