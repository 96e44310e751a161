import type { Database } from './database.ts'
import type { Job } from './jobs.ts'

export const ERASE_REMAINS = 'erase-remains'

/**
 * Truncates the write-ahead log of SQLite, which still contains erased rows. Runs after each erasure, and regularly
 * because a backup that is reading the log blocks it. PostgreSQL overwrites erased rows when it vacuums.
 */
export const eraseRemainsJob = ({ emptyWal }: Database): Job => ({
  name: ERASE_REMAINS,
  everySeconds: 600,
  async run() {
    await emptyWal?.()
  },
})
