import { compareSync } from 'bcryptjs'
import { renderWith } from '../../platform/rendering/worker.ts'
import type { BcryptQuestion } from './bcrypt.ts'

renderWith<BcryptQuestion>(
  async ({ hash, password }) => Uint8Array.of(compareSync(password, hash) ? 1 : 0),
  // Somebody waits for it to sign in.
  { isUrgent: true },
)
