import { type ImageParts, MAX_PARTS } from './image-parts.ts'
import { orientationOf, orientationSegment } from './orientation.ts'

const [START, END, SCAN] = [0xd8, 0xd9, 0xda]
/** Baseline, extended and progressive; browsers support no others. */
const FRAME_MARKERS = [0xc0, 0xc1, 0xc2]
/** Quantization tables, Huffman tables and the restart interval. */
const TABLE_MARKERS = [0xdb, 0xc4, 0xdd]
const [JFIF, EXIF, PROFILE, ADOBE, COMMENT] = [0xe0, 0xe1, 0xe2, 0xee, 0xfe]
/** A progressive image has about ten; each costs the browser a pass over all pixels. */
const MAX_SCANS = 100

/** A JPEG consists of segments with marker and length; entropy-coded data follows each scan header. */
export function cleanJpeg(bytes: Buffer): ImageParts | undefined {
  const pieces: Buffer[] = []
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let scans = 0
  let offset = 2
  for (let part = 0; part < MAX_PARTS; part++) {
    if (bytes[offset] !== 0xff) return undefined
    while (bytes[offset + 1] === 0xff) offset++
    const marker = bytes[offset + 1]!
    if (marker === END) {
      if (!size || scans === 0) return undefined
      const isRotated = orientation >= 5
      return {
        width: isRotated ? size.height : size.width,
        height: isRotated ? size.width : size.height,
        pieces: [
          Buffer.from([0xff, START]),
          ...orientationSegment(orientation),
          ...pieces,
          bytes.subarray(offset, offset + 2),
        ],
      }
    }
    if (offset + 4 > bytes.length) return undefined
    const end = offset + 2 + bytes.readUInt16BE(offset + 2)
    if (end < offset + 4 || end > bytes.length) return undefined
    const segment = bytes.subarray(offset, end)
    offset = end
    if (FRAME_MARKERS.includes(marker)) {
      if (size) return undefined
      size = sizeOf(segment)
      pieces.push(segment)
    } else if (marker === SCAN) {
      if (!size || ++scans > MAX_SCANS) return undefined
      offset = endOfCodes(bytes, end)
      pieces.push(segment, bytes.subarray(end, offset))
    } else if (TABLE_MARKERS.includes(marker)) pieces.push(segment)
    else if (marker === EXIF) orientation = orientationOf(segment) ?? orientation
    else if (marker >= 0xe0 && marker <= 0xef) pieces.push(...colorSegments(marker, segment))
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
function colorSegments(marker: number, segment: Buffer): Buffer[] {
  const hasPrefix = (prefix: string) => segment.toString('latin1', 4, 4 + prefix.length) === prefix
  if (marker === JFIF && hasPrefix('JFIF\0') && segment.length >= 18) {
    return [Buffer.from([0xff, JFIF, 0, 16]), segment.subarray(4, 16), Buffer.from([0, 0])]
  }
  if (marker === PROFILE && hasPrefix('ICC_PROFILE\0')) return [segment]
  return marker === ADOBE && hasPrefix('Adobe') && segment.length === 16 ? [segment] : []
}

/** Finds the next marker. In entropy-coded data, 0xff is followed by zero or by a restart marker. */
function endOfCodes(bytes: Buffer, start: number): number {
  let offset = bytes.indexOf(0xff, start)
  while (offset >= 0) {
    const next = bytes[offset + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset
    offset = bytes.indexOf(0xff, next === 0xff ? offset + 1 : offset + 2)
  }
  return bytes.length
}
