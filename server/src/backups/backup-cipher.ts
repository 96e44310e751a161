import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { isEqualSecret } from '../platform/equal-secret.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
// OWASP's recommendation for scrypt. It takes half a second, which does not matter here.
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** Why a backup cannot be used, in words for the operator. */
export class BackupError extends Error {}

/** Encryption of a backup: none, or AES-256-GCM with a key derived by scrypt. */
export type BackupCipher = {
  salt: string | null
  encrypt(bytes: Buffer, context: string): Buffer
  /** Throws if the bytes were not encrypted with this passphrase for this part. */
  decrypt(bytes: Buffer, context: string): Buffer
  /** Signature of the manifest, so that no entry can be removed. Null without a passphrase. */
  sign(text: string): string | null
  isSignatureValid(text: string, signature: string | null): boolean
}

const unencrypted: BackupCipher = {
  salt: null,
  encrypt: (bytes) => bytes,
  decrypt: (bytes) => bytes,
  sign: () => null,
  isSignatureValid: (_text, signature) => signature === null,
}

export const createBackupCipher = (passphrase: string | undefined): BackupCipher =>
  passphrase === undefined ? unencrypted : backupCipherFor(passphrase, randomBytes(16).toString('base64url'))

export function backupCipherFor(passphrase: string | undefined, salt: string | null): BackupCipher {
  if (salt === null) return unencrypted
  if (passphrase === undefined)
    throw new BackupError('it is encrypted. Set BACKUP_PASSPHRASE to its passphrase and try again')
  const keys = scryptSync(passphrase, Buffer.from(salt, 'base64url'), 64, SCRYPT)
  const [key, signingKey] = [keys.subarray(0, 32), keys.subarray(32)]
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')
  return {
    salt,
    encrypt(bytes, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(bytes, context) {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
    sign,
    isSignatureValid: (text, signature) => isEqualSecret(signature ?? '', sign(text)),
  }
}
