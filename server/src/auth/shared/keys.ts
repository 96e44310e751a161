import { createHmac } from 'node:crypto'
import { openEncryption } from '../../platform/encryption.ts'
import type { Site } from '../../platform/site.ts'

type DigestPurpose =
  | 'refresh'
  | 'code'
  | 'network'
  | 'fresh-user'
  | 'address'
  | 'handed-link'
  | 'recovery-code'
  | 'device'

export type AuthKeys = ReturnType<typeof authKeys>

/** The keys that this slice derives from the site's secret. */
export const authKeys = ({ secrets }: Pick<Site, 'secrets'>) => ({
  /** HMAC with a key that is not in the database. */
  digest: (purpose: DigestPurpose, text: string): Buffer =>
    createHmac('sha256', secrets.derive('accounts', `digest:${purpose}`))
      .update(text)
      .digest(),
  totp: openEncryption(secrets.derive('accounts', 'seal:totp')),
})
