import { type ImageParts, MAX_PARTS } from './image-parts.ts'

const [EXTENSION, FRAME, TRAILER] = [0x21, 0x2c, 0x3b]
const [TIMING, APPLICATION] = [0xf9, 0xff]
/** Application extensions with the loop count; all others are metadata. */
const LOOP_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** A GIF is a header with colors, then frames and extensions, each a series of length-prefixed blocks. */
export function cleanGif(bytes: Buffer): ImageParts | undefined {
  if (bytes.length < 14) return undefined
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  let offset = 13 + colorTableSize(bytes[10]!)
  const pieces = [bytes.subarray(0, offset)]
  let frames = 0
  for (let part = 0; part < MAX_PARTS && offset < bytes.length; part++) {
    const start = offset
    if (bytes[offset] === TRAILER) {
      return frames > 0
        ? { width, height, pieces: [...pieces, bytes.subarray(offset, offset + 1)] }
        : undefined
    }
    if (bytes[offset] === EXTENSION) {
      const label = bytes[offset + 1]
      const isNeeded =
        label === TIMING ||
        (label === APPLICATION &&
          LOOP_APPLICATIONS.includes(bytes.toString('latin1', offset + 3, offset + 14)))
      offset = endOfBlocks(bytes, offset + 2)
      if (isNeeded) pieces.push(bytes.subarray(start, offset))
      continue
    }
    if (bytes[offset] !== FRAME || offset + 11 > bytes.length) return undefined
    const [left, top] = [bytes.readUInt16LE(offset + 1), bytes.readUInt16LE(offset + 3)]
    const [frameWidth, frameHeight] = [bytes.readUInt16LE(offset + 5), bytes.readUInt16LE(offset + 7)]
    // Some decoders enlarge the image for a frame that exceeds it.
    if (left + frameWidth > width || top + frameHeight > height) return undefined
    offset = endOfBlocks(bytes, offset + 11 + colorTableSize(bytes[offset + 9]!))
    pieces.push(bytes.subarray(start, offset))
    frames++
  }
  return undefined
}

const colorTableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The offset after the empty block that ends a series; past the end of the file if there is none. */
function endOfBlocks(bytes: Buffer, start: number): number {
  let offset = start
  while (offset < bytes.length && bytes[offset] !== 0) offset += 1 + bytes[offset]!
  return offset + 1
}
