import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/* Small images of every upload format. `extra` adds metadata that must be removed. */

export function pngChunk(name: string, data: Buffer): Buffer {
  const typedData = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(typedData))
  return Buffer.concat([length, typedData, checksum])
}

/** A gray image; `extra` chunks come before its pixels. */
export function png(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  // Huge images get only one row of pixels, because most code reads only the header.
  const rows = Buffer.alloc((width + 1) * (width * height > 1_000_000 ? 1 : height), 128)
  return encodePng(width, height, rows, extra)
}

/** An image that does not compress, so that a smaller size has fewer bytes. */
export const noisyPng = (width: number, height: number, extra: readonly Buffer[] = []): Buffer =>
  encodePng(width, height, randomBytes((width + 1) * height), extra)

function encodePng(width: number, height: number, rows: Buffer, extra: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  // Each row starts with its filter type: none.
  for (let offset = 0; offset < rows.length; offset += width + 1) rows[offset] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const header = Buffer.from([0xff, marker, 0, 0])
  header.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([header, data])
}

/** A JPEG with a valid structure, but without decodable image data. */
export function jpeg(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Exif data as a phone writes it: orientation and location. */
export function exif(orientation: number, location: string): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(location)]))
}

/** `extra` blocks come before its only frame. */
export function gif(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0])
  frame.writeUInt16LE(width, 5)
  frame.writeUInt16LE(height, 7)
  return Buffer.concat([header, ...extra, frame, Buffer.from([0x3b])])
}

export function webpChunk(name: string, data: Buffer): Buffer {
  const header = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  header.writeUInt32LE(data.length, 4)
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)])
}

/** The extended format, with `extra` chunks after the image. */
export function webp(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const canvas = Buffer.alloc(10)
  canvas[0] = extra.length > 0 ? 0x0c : 0
  canvas.writeUIntLE(width - 1, 4, 3)
  canvas.writeUIntLE(height - 1, 7, 3)
  const lossless = Buffer.alloc(6)
  lossless[0] = 0x2f
  lossless.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 1)
  const chunks = Buffer.concat([webpChunk('VP8X', canvas), webpChunk('VP8L', lossless), ...extra])
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  header.writeUInt32LE(chunks.length + 4, 4)
  return Buffer.concat([header, chunks])
}
