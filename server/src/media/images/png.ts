import { crc32 } from 'node:zlib'
import { type ImageParts, MAX_PARTS } from './image-parts.ts'

const CRITICAL_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])
/** Chunks for transparency, colors and animation. Others hold text, times and locations. */
const KEPT_CHUNKS = new Set([
  ...CRITICAL_CHUNKS,
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
])
const BIT_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** A PNG is a signature and chunks of length, name, data and checksum. */
export function cleanPng(bytes: Buffer): ImageParts | undefined {
  const size = sizeOf(bytes)
  if (!size) return undefined
  const pieces = [bytes.subarray(0, 8)]
  let hasPixels = false
  let offset = 8
  for (let chunk = 0; chunk < MAX_PARTS && offset + 12 <= bytes.length; chunk++) {
    const length = bytes.readUInt32BE(offset)
    const name = bytes.toString('latin1', offset + 4, offset + 8)
    const end = offset + 12 + length
    // Uppercase chunk names are critical: an unknown one cannot be dropped.
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return undefined
    if (/^[A-Z]/.test(name) && !CRITICAL_CHUNKS.has(name)) return undefined
    if (name === 'IHDR' && offset !== 8) return undefined
    if (KEPT_CHUNKS.has(name)) {
      if (crc32(bytes.subarray(offset + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined
      pieces.push(bytes.subarray(offset, end))
    }
    hasPixels ||= name === 'IDAT'
    if (name === 'IEND') return hasPixels && length === 0 ? { ...size, pieces } : undefined
    offset = end
  }
  return undefined
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return undefined
  const isSupported = BIT_DEPTHS[bytes[25]!]?.includes(bytes[24]!) && bytes[26] === 0 && bytes[27] === 0
  return isSupported ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined
}
