import type { SliceFactory } from '../http/slice.ts'
import { addGauge } from '../platform/metrics.ts'
import { openNightlyBackup } from './nightly-backup.ts'
import { personalData } from './personal-data.ts'
import { findFirstBackupAttemptAt, findLastBackupAt } from './store.ts'

export { writeArchive } from './archive.ts'
export { readBackupPassphrase } from './config.ts'
export { createBackup } from './create-backup.ts'
export { diagnoseBackups } from './diagnose-backups.ts'
export { fetchBackup } from './fetch-backup.ts'
export { findConflictingFile, restoreFiles } from './files.ts'
export { readRows, tableEntries, withVerifiedBackup } from './read-backup.ts'
export {
  openSnapshot,
  quoteIdentifier,
  type Row,
  type Snapshot,
  sqliteSnapshot,
  type Table,
} from './snapshot.ts'
export { findLastBackupAt } from './store.ts'

export const createBackupsSlice: SliceFactory = (site) => {
  const { db, clock, config } = site
  const nightly = config.backup.to && openNightlyBackup(site)
  return {
    personalData,
    ...(nightly && { jobs: [nightly.job], close: nightly.close }),
    metrics: (registry) =>
      addGauge(registry, {
        name: 'course_backup_age_seconds',
        help: 'Time since the last verified backup or, while there is none, since the first attempt; NaN without BACKUP_TO.',
        async read() {
          const since = nightly && ((await findLastBackupAt(db)) ?? (await findFirstBackupAttemptAt(db)))
          return since ? Math.max(0, clock.now().getTime() - Date.parse(since)) / 1000 : Number.NaN
        },
      }),
  }
}
