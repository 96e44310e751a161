import { type ImageParts, MAX_PARTS } from './image-parts.ts'

const [EXTENSION, FRAME, TRAILER] = [0x21, 0x2c, 0x3b]
const [TIMING, APPLICATION] = [0xf9, 0xff]
/** How often an animation repeats. Other applications write words there. */
const REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Header and colours, then frames and extensions, each a row of blocks that say their length. */
export function cleanGif(bytes: Buffer): ImageParts | undefined {
  if (bytes.length < 14) return undefined
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  let at = 13 + colorTableSize(bytes[10]!)
  const pieces = [bytes.subarray(0, at)]
  let frames = 0
  for (let part = 0; part < MAX_PARTS && at < bytes.length; part++) {
    const start = at
    if (bytes[at] === TRAILER) {
      return frames > 0 ? { width, height, pieces: [...pieces, bytes.subarray(at, at + 1)] } : undefined
    }
    if (bytes[at] === EXTENSION) {
      const label = bytes[at + 1]
      const isKept =
        label === TIMING ||
        (label === APPLICATION && REPEATS.includes(bytes.toString('latin1', at + 3, at + 14)))
      at = endOfBlocks(bytes, at + 2)
      if (isKept) pieces.push(bytes.subarray(start, at))
      continue
    }
    if (bytes[at] !== FRAME || at + 11 > bytes.length) return undefined
    const [left, top] = [bytes.readUInt16LE(at + 1), bytes.readUInt16LE(at + 3)]
    const [across, down] = [bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)]
    // Some programs enlarge the picture for such a frame.
    if (left + across > width || top + down > height) return undefined
    at = endOfBlocks(bytes, at + 11 + colorTableSize(bytes[at + 9]!))
    pieces.push(bytes.subarray(start, at))
    frames++
  }
  return undefined
}

const colorTableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Behind the empty block that ends a row; behind the file when there is none. */
function endOfBlocks(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!
  return at + 1
}
