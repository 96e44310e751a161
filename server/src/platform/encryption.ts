import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Authenticated encryption of stored text; altered text fails to decrypt. */
export type Encryption = { encrypt(text: string): string; decrypt(encrypted: string): string }

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM. Use a separate derived key per purpose, so that text of one purpose cannot be decrypted for
 * another.
 */
export function openEncryption(key: Buffer): Encryption {
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    },
  }
}
