import { compareSync } from 'bcryptjs'
import { serveJobs } from '../../platform/serve-jobs.ts'
import type { BcryptJob } from './bcrypt.ts'

serveJobs<BcryptJob>(
  async ({ hash, password }) => Uint8Array.of(compareSync(password, hash) ? 1 : 0),
  // Not at low priority: a user is waiting to sign in.
  { isUrgent: true },
)
