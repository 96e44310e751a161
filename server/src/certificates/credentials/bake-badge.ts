import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Where the header of every PNG ends. */
const HEADER_END = 33

let badgeSvg: Buffer | undefined

/** Embeds a signed credential in the badge image ("baking"), as wallets expect. */
export function bakeBadge(credential: string): Buffer {
  badgeSvg ??= readFileSync(join(import.meta.dirname, '../../../../web/public/icon-512.png'))
  const body = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${credential}`, 'utf8')
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([badgeSvg.subarray(0, HEADER_END), length, body, sum, badgeSvg.subarray(HEADER_END)])
}
