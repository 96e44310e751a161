import type { Table } from '@course/content/plan/types'
import { expect, test } from 'vitest'
import { copyRowsFrom, listRows, orderRows, parsePastedCells, removeRow } from './table-rows.ts'

const table: Table = {
  kind: 'table',
  name: 'factors',
  label: 'The chain',
  maxRows: 3,
  columns: [
    { kind: 'text', name: 'name', label: 'Factor', max: 5 },
    { kind: 'number', name: 'today', label: 'Today', min: 0, max: 100, step: 1 },
    { kind: 'choice', name: 'how', label: 'How', options: ['counted', 'told'] },
  ],
}
const ids = () => {
  let next = 0
  return () => {
    next += 1
    return `n${next}`
  }
}
const paste = (text: string, row = 0, rows = [{ id: 'a' }]) =>
  parsePastedCells({ path: 'w01/factors', table, rows, row, column: 0, text }, ids(), 100)

test('fills cells to the right and down from a pasted table, and adds rows up to the maximum', () => {
  expect(paste('Coverage\t90 %\tCounted\nUse\t55\tguess\nRight\t60\nMore\t1\n')).toEqual({
    'w01/factors/a/name': 'Cover',
    'w01/factors/a/today': 90,
    'w01/factors/a/how': 'counted',
    'w01/factors/n1': 102,
    'w01/factors/n1/name': 'Use',
    'w01/factors/n1/today': 55,
    'w01/factors/n2': 103,
    'w01/factors/n2/name': 'Right',
    'w01/factors/n2/today': 60,
  })
})

test('leaves out pasted numbers that are out of range, as typing does', () => {
  expect(paste('Coverage\t101\nUse\t-1\nRight\t0')).toEqual({
    'w01/factors/a/name': 'Cover',
    'w01/factors/n1': 102,
    'w01/factors/n1/name': 'Use',
    'w01/factors/n2': 103,
    'w01/factors/n2/name': 'Right',
    'w01/factors/n2/today': 0,
  })
})

test('leaves a single pasted value to the browser', () => {
  expect(paste('just words')).toBeUndefined()
})

test('removes rows with their cells, and reorders rows', () => {
  expect(removeRow('w01/factors', { id: 'a', name: 'x' })).toEqual({
    'w01/factors/a': null,
    'w01/factors/a/name': null,
  })
  expect(orderRows('w01/factors', ['b', 'a'], 10)).toEqual({ 'w01/factors/b': 10, 'w01/factors/a': 11 })
})

test('always lists fixed rows, and keeps the ids of copied rows', () => {
  const fixed = { ...table, fixedRows: [{ id: 'x', label: 'X' }] }
  expect(listRows(fixed, { factors: [{ id: 'x', name: 'n' }, { id: 'y' }] })).toEqual([
    { id: 'x', name: 'n' },
  ])
  const from = { ...table, rowsFrom: { exercise: 'w04', field: 'groups', columns: { work: 'name' } } }
  expect(copyRowsFrom('w01/factors', from, { w04: { groups: [{ id: 'g', work: 'Crew' }] } }, 5)).toEqual({
    'w01/factors/g': 5,
    'w01/factors/g/name': 'Crew',
  })
})
