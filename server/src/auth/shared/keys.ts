import { createHmac, hkdfSync } from 'node:crypto'
import { type Encryption, openEncryption } from '../../platform/encryption.ts'
import { loadOrCreateSecret } from '../../platform/secrets.ts'
import type { Site } from '../../platform/site.ts'

/** What accounts derive from the site's own secret. Processes that share a data folder share it too. */
export type AuthKeys = {
  /** HMAC with a key that is not in the database. */
  digest(use: 'refresh' | 'code' | 'network' | 'fresh-user' | 'address', text: string): Buffer
  totp: Encryption
}

const opened = new WeakMap<Site['config'], AuthKeys>()

export function authKeys({ config }: Pick<Site, 'config'>): AuthKeys {
  const known = opened.get(config)
  if (known) return known
  const secret = loadOrCreateSecret(config.dataDir, 'accounts')
  const keys = new Map<string, Buffer>()
  const keyFor = (use: string) => {
    const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', secret, '', `digest:${use}`, 32))
    keys.set(use, key)
    return key
  }
  const fresh: AuthKeys = {
    digest: (use, text) => createHmac('sha256', keyFor(use)).update(text).digest(),
    totp: openEncryption(secret, 'totp'),
  }
  opened.set(config, fresh)
  return fresh
}
