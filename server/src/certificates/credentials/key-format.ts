import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** PKCS #8 prefix of an Ed25519 seed. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export const privateKeyFromSeed = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })

/** The public key in multibase format, as verifiers expect it. */
export function publicKeyFromSeed(seed: Uint8Array): string {
  const { x = '' } = createPublicKey(privateKeyFromSeed(seed)).export({ format: 'jwk' })
  return base58btc(Buffer.concat([Buffer.of(0xed, 0x01), Buffer.from(x, 'base64url')]))
}

const BASE58_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export function base58btc(bytes: Buffer): string {
  let text = ''
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n)
    text = BASE58_ALPHABET[Number(rest % 58n)] + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(Math.max(zeros, 0))}${text}`
}
