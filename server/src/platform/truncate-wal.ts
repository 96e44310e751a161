import type { Database } from './database.ts'
import type { Job } from './jobs.ts'

export const TRUNCATE_WAL_JOB = 'truncate-wal'

/**
 * Truncates the write-ahead log of SQLite, which still contains erased rows. Runs after each erasure, and regularly
 * because a backup that is reading the log blocks it. PostgreSQL overwrites erased rows when it vacuums.
 */
export const truncateWalJob = ({ truncateWal }: Database): Job => ({
  name: TRUNCATE_WAL_JOB,
  everySeconds: 600,
  async run() {
    await truncateWal?.()
  },
})
