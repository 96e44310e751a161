import { type ImageParts, MAX_PARTS } from './image-parts.ts'

type Size = { width: number; height: number }

const KEPT_CHUNKS = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])
/** Flags of the extended header that announce Exif and XMP. */
const METADATA_FLAGS = 0x08 | 0x04

/** A RIFF file: chunks with a name and a length, padded to even lengths. */
export function cleanWebp(bytes: Buffer): ImageParts | undefined {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return undefined
  const pieces: Buffer[] = []
  let canvas: Size | undefined
  let frame: Size | undefined
  let length = 4
  let offset = 12
  for (let part = 0; part < MAX_PARTS && offset + 8 <= end; part++) {
    const name = bytes.toString('latin1', offset, offset + 4)
    const chunkSize = bytes.readUInt32LE(offset + 4)
    const data = bytes.subarray(offset + 8, offset + 8 + chunkSize)
    const next = offset + 8 + chunkSize + (chunkSize % 2)
    if (data.length < chunkSize || next > end) return undefined
    if (KEPT_CHUNKS.has(name)) {
      if (name === 'VP8X') {
        if (offset !== 12 || chunkSize !== 10) return undefined
        canvas = { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) }
        data[0] = data[0]! & ~METADATA_FLAGS
      } else if (name === 'ANMF') {
        if (!canvas || !fitsCanvas(data, canvas)) return undefined
        frame = canvas
      } else if (name === 'VP8 ' || name === 'VP8L') {
        if (frame) return undefined
        frame = name === 'VP8 ' ? lossySize(data) : losslessSize(data)
        if (!frame) return undefined
      }
      pieces.push(bytes.subarray(offset, next))
      length += next - offset
    }
    offset = next
  }
  const size = canvas ?? frame
  if (!size || frame?.width !== size.width || frame.height !== size.height) return undefined
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  header.writeUInt32LE(length, 4)
  return { ...size, pieces: [header, ...pieces] }
}

function lossySize(data: Buffer): Size | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

function losslessSize(data: Buffer): Size | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined
  const bits = data.readUInt32LE(1)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

function fitsCanvas(frame: Buffer, canvas: Size): boolean {
  if (frame.length < 16) return false
  const [left, top] = [2 * frame.readUIntLE(0, 3), 2 * frame.readUIntLE(3, 3)]
  const [width, height] = [1 + frame.readUIntLE(6, 3), 1 + frame.readUIntLE(9, 3)]
  return left + width <= canvas.width && top + height <= canvas.height
}
