import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Where the header of every PNG ends. */
const HEADER_END = 33

let picture: Buffer | undefined

/** The picture of the course with a credential in it, as wallets and other sites take it. */
export function bakeBadge(credential: string): Buffer {
  picture ??= readFileSync(join(import.meta.dirname, '../../../../web/public/icon-512.png'))
  const body = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${credential}`, 'utf8')
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([picture.subarray(0, HEADER_END), length, body, sum, picture.subarray(HEADER_END)])
}
