import { expect, test } from 'vitest'
import { backupName, filterAbandoned, filterBackups, filterOutdated, nightOf } from './rules.ts'

test.each([
  ['2026-11-19T01:59:59Z', '2026-11-18'],
  ['2026-11-19T02:00:00Z', '2026-11-19'],
  ['2026-11-20T01:00:00Z', '2026-11-19'],
])('%s belongs to the night of %s', (at, night) => expect(nightOf(new Date(at))).toBe(night))

test('only the oldest backups of the site are outdated, and other files stay', () => {
  const names = ['2026-11-19', '2026-11-17', '2026-11-18'].map((day) =>
    backupName(new Date(`${day}T02:00:07Z`)),
  )
  expect(names[0]).toBe('course-20261119-020007.backup')
  const files = [...names, 'photos.zip', 'course-20261101-020000.backup.partial']
  expect(filterBackups(files)).toEqual([names[1], names[2], names[0]])
  expect(filterOutdated(files, 2)).toEqual([names[1]])
  expect(filterOutdated(files, 5)).toEqual([])
  expect(filterAbandoned(files)).toEqual(['course-20261101-020000.backup.partial'])
})
