import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const generateSecret = () => toBase32(randomBytes(SECRET_BYTES))

/** The URI that an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}&period=${STEP_SECONDS}&secret=${secret}`
}

/** Finds the time step of a code, allowing one step of clock drift. */
export function findTimeStep(secret: string, code: string, seconds: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const now = Math.floor(seconds / STEP_SECONDS)
  return [now, now - 1, now + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeForStep(secret, step)), Buffer.from(code)),
  )
}

export function codeForStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0xf
  const value = mac.readUInt32BE(offset) & 0x7fffffff
  return String(value % 1_000_000).padStart(6, '0')
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((chunk) => ALPHABET[Number.parseInt(chunk, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
