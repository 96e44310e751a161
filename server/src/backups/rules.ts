import { DAY_MS } from '../platform/clock.ts'
import { dayOf } from '../platform/days.ts'

/** When few people are awake in Europe and America. */
const START_HOUR_UTC = 2

/** How long rows about past backups are kept. The files follow BACKUP_KEEP. */
export const BACKUP_ROW_RETENTION_MS = 90 * DAY_MS

/** The night of a time: the UTC date of the last 2:00. Each night gets one backup. */
export function nightOf(now: Date): string {
  return dayOf(new Date(now.getTime() - START_HOUR_UTC * 3_600_000))
}

const NAME = /^course-\d{8}-\d{6}\.backup$/
const PARTIAL = '.partial'

/** Sorts by time. */
export const backupName = (now: Date): string =>
  `course-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.backup`

/** The backups of the site, oldest first. Other files stay untouched. */
export const filterBackups = (names: readonly string[]): string[] =>
  names.filter((name) => NAME.test(name)).toSorted()

export const filterOutdated = (names: readonly string[], keep: number): string[] =>
  filterBackups(names).slice(0, -keep)

/** Incomplete files, which a process leaves behind when it is killed. */
export const filterAbandoned = (names: readonly string[]): string[] =>
  names.filter((name) => name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length)))
