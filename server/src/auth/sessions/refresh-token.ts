import { timingSafeEqual } from 'node:crypto'
import type { AuthKeys } from '../shared/keys.ts'

const ID_BYTES = 16
const COUNTER_BYTES = 4
const MAC_BYTES = 20

/**
 * A refresh token encodes its session id and counter plus a MAC. Nothing about it is stored, and the current
 * one can be issued again.
 */
export function refreshTokenOf(keys: AuthKeys, sessionId: string, counter: number): string {
  const body = Buffer.alloc(ID_BYTES + COUNTER_BYTES)
  body.write(sessionId.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(counter, ID_BYTES)
  return Buffer.concat([body, tokenMac(keys, body)]).toString('base64url')
}

export function parseRefreshToken(
  keys: AuthKeys,
  token: string,
): { sessionId: string; counter: number } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + COUNTER_BYTES + MAC_BYTES) return undefined
  if (bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, ID_BYTES + COUNTER_BYTES)
  if (!timingSafeEqual(tokenMac(keys, body), bytes.subarray(ID_BYTES + COUNTER_BYTES))) return undefined
  const hex = body.toString('hex', 0, ID_BYTES)
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: body.readUInt32BE(ID_BYTES),
  }
}

const tokenMac = (keys: AuthKeys, body: Buffer) =>
  keys.digest('refresh', body.toString('hex')).subarray(0, MAC_BYTES)
