import { compareSync } from 'bcryptjs'
import { renderWith } from '../../platform/rendering/worker.ts'
import type { BcryptJob } from './bcrypt.ts'

renderWith<BcryptJob>(
  async ({ hash, password }) => Uint8Array.of(compareSync(password, hash) ? 1 : 0),
  // Not at low priority: a user is waiting to sign in.
  { isUrgent: true },
)
