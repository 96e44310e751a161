import { compareSync } from 'bcryptjs'
import { serveTasks } from '../../platform/serve-tasks.ts'
import type { BcryptTask } from './bcrypt.ts'

serveTasks<BcryptTask>(
  async ({ hash, password }) => Uint8Array.of(compareSync(password, hash) ? 1 : 0),
  // Not at low priority: a user is waiting to sign in.
  { isUrgent: true },
)
