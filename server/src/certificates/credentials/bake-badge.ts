import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** End of the PNG signature and its IHDR chunk. */
const HEADER_END = 33

let badgePng: Buffer | undefined

/** Embeds a signed credential in the badge image ("baking"), as wallets expect. */
export function bakeBadge(credential: string): Buffer {
  badgePng ??= readFileSync(join(import.meta.dirname, '../../../../web/public/icon-512.png'))
  const body = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${credential}`, 'utf8')
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([badgePng.subarray(0, HEADER_END), length, body, sum, badgePng.subarray(HEADER_END)])
}
