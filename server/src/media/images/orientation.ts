const ORIENTATION_TAG = 0x0112

/** The orientation (1 to 8) in the Exif data of a JPEG; undefined if there is none. */
export function orientationOf(segment: Buffer): number | undefined {
  const tiff = segment.subarray(10)
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || tiff.length < 14) return undefined
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const readShort = (offset: number) =>
    order === 'II' ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset)
  const firstEntry = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (firstEntry + 2 > tiff.length) return undefined
  for (let entry = 0; entry < readShort(firstEntry); entry++) {
    const offset = firstEntry + 2 + 12 * entry
    if (offset + 12 > tiff.length) return undefined
    if (readShort(offset) !== ORIENTATION_TAG) continue
    const orientation = readShort(offset + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : undefined
  }
  return undefined
}

/** Exif data with only the orientation; empty for an upright image. */
export function orientationSegment(orientation: number): Buffer[] {
  if (orientation === 1) return []
  const header = Buffer.from(
    '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0',
    'latin1',
  )
  return [header, Buffer.from([orientation, 0, 0, 0, 0, 0, 0])]
}
