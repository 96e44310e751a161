const ORIENTATION_TAG = 0x0112

/** Which way up a camera held the picture, 1 to 8, from the Exif data of a JPEG; undefined where it does not say. */
export function orientationOf(segment: Buffer): number | undefined {
  const tiff = segment.subarray(10)
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || tiff.length < 14) return undefined
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + 12 * entry
    if (at + 12 > tiff.length) return undefined
    if (short(at) !== ORIENTATION_TAG) continue
    const orientation = short(at + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : undefined
  }
  return undefined
}

/** Exif data that say nothing else. A picture that stands upright needs none. */
export function orientationSegment(orientation: number): Buffer[] {
  if (orientation === 1) return []
  const head = Buffer.from('\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0', 'latin1')
  return [head, Buffer.from([orientation, 0, 0, 0, 0, 0, 0])]
}
