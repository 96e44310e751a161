import { type ImageParts, MAX_PARTS } from './image-parts.ts'
import { orientationOf, orientationSegment } from './orientation.ts'

const [START, END, SCAN] = [0xd8, 0xd9, 0xda]
/** Baseline, extended and progressive; browsers show no others. */
const FRAMES = [0xc0, 0xc1, 0xc2]
/** Tables of quantisation and of codes, and how often a scan restarts. */
const TABLES = [0xdb, 0xc4, 0xdd]
const [JFIF, EXIF, PROFILE, ADOBE, COMMENT] = [0xe0, 0xe1, 0xe2, 0xee, 0xfe]
/** A progressive picture has about ten; each costs whoever shows it a pass over all pixels. */
const MAX_SCANS = 100

/** Segments with a marker and a length; behind each scan header lie its codes, up to the next marker. */
export function cleanJpeg(bytes: Buffer): ImageParts | undefined {
  const pieces: Buffer[] = []
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let scans = 0
  let at = 2
  for (let part = 0; part < MAX_PARTS; part++) {
    if (bytes[at] !== 0xff) return undefined
    while (bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]!
    if (marker === END) {
      if (!size || scans === 0) return undefined
      const isTurned = orientation >= 5
      return {
        width: isTurned ? size.height : size.width,
        height: isTurned ? size.width : size.height,
        pieces: [
          Buffer.from([0xff, START]),
          ...orientationSegment(orientation),
          ...pieces,
          bytes.subarray(at, at + 2),
        ],
      }
    }
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    at = end
    if (FRAMES.includes(marker)) {
      if (size) return undefined
      size = sizeOf(segment)
      pieces.push(segment)
    } else if (marker === SCAN) {
      if (!size || ++scans > MAX_SCANS) return undefined
      at = endOfCodes(bytes, end)
      pieces.push(segment, bytes.subarray(end, at))
    } else if (TABLES.includes(marker)) pieces.push(segment)
    else if (marker === EXIF) orientation = orientationOf(segment) ?? orientation
    else if (marker >= 0xe0 && marker <= 0xef) pieces.push(...keptSegments(marker, segment))
    else if (marker !== COMMENT) return undefined
  }
  return undefined
}

function sizeOf(frame: Buffer): { width: number; height: number } | undefined {
  if (frame.length < 10 || frame[4] !== 8) return undefined
  const components = frame[9]!
  if (![1, 3, 4].includes(components) || frame.length !== 10 + 3 * components) return undefined
  return { width: frame.readUInt16BE(7), height: frame.readUInt16BE(5) }
}

/** Parts that affect colors. The embedded thumbnail is dropped, because it could show what was cropped. */
function keptSegments(marker: number, segment: Buffer): Buffer[] {
  const starts = (word: string) => segment.toString('latin1', 4, 4 + word.length) === word
  if (marker === JFIF && starts('JFIF\0') && segment.length >= 18) {
    return [Buffer.from([0xff, JFIF, 0, 16]), segment.subarray(4, 16), Buffer.from([0, 0])]
  }
  if (marker === PROFILE && starts('ICC_PROFILE\0')) return [segment]
  return marker === ADOBE && starts('Adobe') && segment.length === 16 ? [segment] : []
}

/** Among codes a marker's first byte is followed by zero, or by the number of a restart. */
function endOfCodes(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2)
  }
  return bytes.length
}
