import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16
// OWASP's choice for scrypt where half a second does not matter.
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** Encryption of a backup: none, or AES-256-GCM with a key derived by scrypt. */
export type BackupCipher = {
  salt: string | null
  close(bytes: Buffer, place: string): Buffer
  /** Throws when the bytes were not closed with this passphrase for this place. */
  open(bytes: Buffer, place: string): Buffer
  /** Signature of the manifest, so that no entry can be removed. Null without a passphrase. */
  sign(text: string): string | null
  isSigned(text: string, signature: string | null): boolean
}

const unsealed: BackupCipher = {
  salt: null,
  close: (bytes) => bytes,
  open: (bytes) => bytes,
  sign: () => null,
  isSigned: (_text, signature) => signature === null,
}

export const newBackupCipher = (passphrase: string | undefined): BackupCipher =>
  passphrase === undefined ? unsealed : backupCipherFor(passphrase, randomBytes(16).toString('base64url'))

export function backupCipherFor(passphrase: string | undefined, salt: string | null): BackupCipher {
  if (salt === null) return unsealed
  if (passphrase === undefined)
    throw new Error('This backup has a passphrase: set BACKUP_PASSPHRASE to it and try again.')
  const keys = scryptSync(passphrase, Buffer.from(salt, 'base64url'), 64, SCRYPT)
  const [key, signingKey] = [keys.subarray(0, 32), keys.subarray(32)]
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')
  return {
    salt,
    close(bytes, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(bytes, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
    sign,
    isSigned(text, signature) {
      const [wanted, given] = [Buffer.from(sign(text)), Buffer.from(signature ?? '')]
      return wanted.length === given.length && timingSafeEqual(wanted, given)
    },
  }
}
