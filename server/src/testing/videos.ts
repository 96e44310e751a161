/* Small videos of both formats with a valid structure but no frames. `extra` adds metadata that must be removed. */

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const header = Buffer.from(`\0\0\0\0${type}`, 'latin1')
  header.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([header, ...parts])
}

type Mp4 = { brand?: string; handler?: string; extra?: readonly Buffer[]; isRotated?: boolean }

/** `extra` boxes are added to the `moov` box. */
export function mp4(width: number, height: number, options: Mp4 = {}): Buffer {
  const { brand = 'isom', handler = 'vide', extra = [], isRotated = false } = options
  const track = Buffer.alloc(84)
  // The matrix comes before the size; its first number is zero for a rotation by 90 degrees.
  track.writeInt32BE(isRotated ? 0 : 0x10000, 40)
  track.writeUInt16BE(width, 76)
  track.writeUInt16BE(height, 80)
  const kind = Buffer.alloc(24)
  kind.write(handler, 8, 'latin1')
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box('moov', box('trak', box('tkhd', track), box('mdia', box('hdlr', kind))), ...extra),
    box('mdat', Buffer.alloc(3000, 7)),
  ])
}

/** An EBML element with an eight-byte length, as recorders write it; `unknown` while recording. */
export function element(id: number, body: Buffer, length: 'known' | 'unknown' = 'known'): Buffer {
  const name = Buffer.from(id.toString(16).padStart(id > 0xff ? 4 : 2, '0'), 'hex')
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | (length === 'known' ? BigInt(body.length) : (1n << 56n) - 1n))
  return Buffer.concat([name, size, body])
}

type Webm = { docType?: string; length?: 'known' | 'unknown'; extra?: readonly Buffer[] }

/** `extra` elements come before the clusters. Browsers record with an unknown length. */
export function webm(width: number, height: number, options: Webm = {}): Buffer {
  const { docType = 'webm', length = 'known', extra = [] } = options
  const number = (value: number) => Buffer.from([value >> 8, value & 0xff])
  const size = Buffer.concat([element(0xb0, number(width)), element(0xba, number(height))])
  const tracks = element(0x1654ae6b, element(0xae, element(0xe0, size)))
  const blocks = Buffer.concat([element(0xe7, number(0)), element(0xa3, Buffer.alloc(3000, 7))])
  const cluster = element(0x1f43b675, blocks, length)
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from(docType))),
    element(0x18538067, Buffer.concat([tracks, ...extra, cluster, cluster]), length),
  ])
}
