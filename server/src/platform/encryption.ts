import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps text unreadable at rest, and notices when it was altered. */
export type Encryption = { seal(text: string): string; open(sealed: string): string }

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM under a key derived from a kept secret; `purpose` keeps what is sealed for one use out of another. */
export function openEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    },
  }
}
