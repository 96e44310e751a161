import { notAVideo, type VideoFile } from './video-file.ts'

type Box = { type: string; at: number; body: number; end: number }
type Size = { width: number; height: number }

const TOP_LEVEL_BOXES = new Set(
  'ftyp styp moov moof mdat mfra sidx ssix pdin emsg prft free skip wide meta udta uuid'.split(' '),
)
/** Not needed for playback: locations, names, free space. */
const BLANKED_BOXES = new Set('free skip wide meta udta uuid'.split(' '))

const VIDEO_BRAND = /^(iso[2-9a-m]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|cmf[2c])$/
/** AVIF and HEIF images use the same container. */
const IMAGE_BRAND = /^(avi[fs]|hei[cfmsx]|he[vi][cms]|mif1|msf1)$/

/**
 * Walks through all boxes of an MP4 file and blanks those that playback does not need. Returns the size of the video;
 * throws if the file is anything else.
 */
export async function cleanMp4(file: VideoFile): Promise<Size> {
  let size: Size | undefined
  let isFirst = true
  for await (const box of readBoxes(file, 0, file.size)) {
    if (!TOP_LEVEL_BOXES.has(box.type) || isFirst !== (box.type === 'ftyp')) throw notAVideo()
    if (isFirst) await requireVideoBrand(file, box)
    isFirst = false
    const found = box.type === 'moov' ? await cleanMovie(file, box) : undefined
    size ??= found
    await blankIfUnneeded(file, box)
  }
  if (!size) throw notAVideo()
  return size
}

async function requireVideoBrand(file: VideoFile, { body, end }: Box) {
  if (end - body < 8 || end - body > 1024) throw notAVideo()
  const bytes = await file.read(body, end - body)
  const brands = [bytes.subarray(0, 4), ...splitIntoFours(bytes.subarray(8))].map((brand) =>
    brand.toString('latin1'),
  )
  if (!brands.some((brand) => VIDEO_BRAND.test(brand)) || brands.some((brand) => IMAGE_BRAND.test(brand)))
    throw notAVideo()
}

const splitIntoFours = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.subarray(index * 4, index * 4 + 4))

/** Returns the size of the first video track. */
async function cleanMovie(file: VideoFile, movie: Box): Promise<Size | undefined> {
  let found: Size | undefined
  for await (const box of readBoxes(file, movie.body, movie.end)) {
    const size = box.type === 'trak' ? await cleanTrack(file, box) : undefined
    found ??= size
    await blankIfUnneeded(file, box)
  }
  return found
}

async function cleanTrack(file: VideoFile, track: Box): Promise<Size | undefined> {
  let size: Size | undefined
  let isVideoTrack = false
  for await (const box of readBoxes(file, track.body, track.end)) {
    if (box.type === 'tkhd') size = await readTrackSize(file, box)
    if (box.type === 'mdia') isVideoTrack = await hasVideoTrack(file, box)
    await blankIfUnneeded(file, box)
  }
  return isVideoTrack && size && size.width > 0 && size.height > 0 ? size : undefined
}

/** Width and height are at the end, after the matrix that rotates videos from phones. */
async function readTrackSize(file: VideoFile, { body, end }: Box): Promise<Size> {
  if (end - body < 84) throw notAVideo()
  const bytes = await file.read(end - 44, 44)
  const [width, height] = [bytes.readUInt16BE(36), bytes.readUInt16BE(40)]
  const isRotated = bytes.readInt32BE(0) === 0
  return isRotated ? { width: height, height: width } : { width, height }
}

async function hasVideoTrack(file: VideoFile, media: Box): Promise<boolean> {
  for await (const { type, body, end } of readBoxes(file, media.body, media.end)) {
    if (type === 'hdlr' && end - body >= 12)
      return (await file.read(body + 8, 4)).toString('latin1') === 'vide'
  }
  return false
}

async function blankIfUnneeded(file: VideoFile, { type, at, body, end }: Box) {
  if (!BLANKED_BOXES.has(type)) return
  const header = Buffer.from(await file.read(at, body - at))
  header.write('free', 4, 'latin1')
  await file.blank(at, end, header)
}

/** Each box starts with its length and type; there are no gaps between boxes. */
async function* readBoxes(file: VideoFile, start: number, end: number): AsyncGenerator<Box> {
  for (let at = start; at < end; ) {
    file.countPart()
    const header = await file.read(at, 8)
    const [short, type] = [header.readUInt32BE(0), header.toString('latin1', 4, 8)]
    const isLong = short === 1
    // A length of zero means that the box extends to the end of the file.
    const length = isLong ? Number((await file.read(at + 8, 8)).readBigUInt64BE()) : short || file.size - at
    const box = { type, at, body: at + (isLong ? 16 : 8), end: at + length }
    if (box.end < box.body || box.end > end) throw notAVideo()
    yield box
    at = box.end
  }
}
