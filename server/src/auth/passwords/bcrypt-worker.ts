import { createRequire } from 'node:module'
import { renderWith } from '../../platform/rendering/worker.ts'
import type { BcryptQuestion } from './bcrypt.ts'

/** Loaded here and nowhere else: a site that imports nobody never starts this thread. */
const bcrypt = createRequire(import.meta.url)('bcryptjs') as {
  compareSync(password: string, hash: string): boolean
}

renderWith<BcryptQuestion>(
  async ({ hash, password }) => Uint8Array.of(bcrypt.compareSync(password, hash) ? 1 : 0),
  // Somebody waits for it to sign in.
  { isUrgent: true },
)
