import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random identifier in the provider's style: `pi_3kTnQ…`. */
export function newId(prefix: string, length = 24): string {
  let text = prefix
  for (const byte of randomBytes(length)) text += alphabet[byte % alphabet.length]
  return text
}
