import { createHmac } from 'node:crypto'
import { openEncryption } from '../../platform/encryption.ts'
import type { Site } from '../../platform/site.ts'

type Use = 'refresh' | 'code' | 'network' | 'fresh-user' | 'address' | 'handed-link' | 'recovery-code'

export type AuthKeys = ReturnType<typeof authKeys>

/** What accounts derive from the site's own secret. */
export const authKeys = ({ secrets }: Pick<Site, 'secrets'>) => ({
  /** HMAC with a key that is not in the database. */
  digest: (use: Use, text: string): Buffer =>
    createHmac('sha256', secrets.derive('accounts', `digest:${use}`))
      .update(text)
      .digest(),
  totp: openEncryption(secrets.derive('accounts', 'seal:totp')),
})
