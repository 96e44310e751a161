import { notAVideo, type VideoFile } from './video-file.ts'

type Box = { type: string; at: number; body: number; end: number }
type Size = { width: number; height: number }

const TOP_LEVEL = new Set(
  'ftyp styp moov moof mdat mfra sidx ssix pdin emsg prft free skip wide meta udta uuid'.split(' '),
)
/** Not needed for playback: locations, names, free space. */
const BLANKED = new Set('free skip wide meta udta uuid'.split(' '))

const FILM_BRAND = /^(iso[2-9a-m]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|cmf[2c])$/
/** Pictures have the same structure. */
const PICTURE_BRAND = /^(avi[fs]|hei[cfmsx]|he[vi][cms]|mif1|msf1)$/

/**
 * Walks over an MP4 file box by box, to its end, and blanks what is not needed to play it. Gives the size of its picture;
 * throws when it is anything else.
 */
export async function cleanMp4(film: VideoFile): Promise<Size> {
  let size: Size | undefined
  let isFirst = true
  for await (const box of boxesIn(film, 0, film.size)) {
    if (!TOP_LEVEL.has(box.type) || isFirst !== (box.type === 'ftyp')) throw notAVideo()
    if (isFirst) await requireVideoBrand(film, box)
    isFirst = false
    const found = box.type === 'moov' ? await cleanMovie(film, box) : undefined
    size ??= found
    await blankIfNeedless(film, box)
  }
  if (!size) throw notAVideo()
  return size
}

async function requireVideoBrand(film: VideoFile, { body, end }: Box) {
  if (end - body < 8 || end - body > 1024) throw notAVideo()
  const bytes = await film.read(body, end - body)
  const named = [bytes.subarray(0, 4), ...foursOf(bytes.subarray(8))].map((brand) => brand.toString('latin1'))
  if (!named.some((brand) => FILM_BRAND.test(brand)) || named.some((brand) => PICTURE_BRAND.test(brand)))
    throw notAVideo()
}

const foursOf = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.subarray(index * 4, index * 4 + 4))

/** The size of the first track that has a picture. */
async function cleanMovie(film: VideoFile, movie: Box): Promise<Size | undefined> {
  let found: Size | undefined
  for await (const box of boxesIn(film, movie.body, movie.end)) {
    const size = box.type === 'trak' ? await cleanTrack(film, box) : undefined
    found ??= size
    await blankIfNeedless(film, box)
  }
  return found
}

async function cleanTrack(film: VideoFile, track: Box): Promise<Size | undefined> {
  let size: Size | undefined
  let isPicture = false
  for await (const box of boxesIn(film, track.body, track.end)) {
    if (box.type === 'tkhd') size = await sizeIn(film, box)
    if (box.type === 'mdia') isPicture = await hasVideoTrack(film, box)
    await blankIfNeedless(film, box)
  }
  return isPicture && size && size.width > 0 && size.height > 0 ? size : undefined
}

/** Width and height stand last, behind the matrix that turns films of phones upright. */
async function sizeIn(film: VideoFile, { body, end }: Box): Promise<Size> {
  if (end - body < 84) throw notAVideo()
  const bytes = await film.read(end - 44, 44)
  const [width, height] = [bytes.readUInt16BE(36), bytes.readUInt16BE(40)]
  const isTurned = bytes.readInt32BE(0) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

async function hasVideoTrack(film: VideoFile, media: Box): Promise<boolean> {
  for await (const { type, body, end } of boxesIn(film, media.body, media.end)) {
    if (type === 'hdlr' && end - body >= 12)
      return (await film.read(body + 8, 4)).toString('latin1') === 'vide'
  }
  return false
}

async function blankIfNeedless(film: VideoFile, { type, at, body, end }: Box) {
  if (!BLANKED.has(type)) return
  const head = Buffer.from(await film.read(at, body - at))
  head.write('free', 4, 'latin1')
  await film.blank(at, end, head)
}

/** Each box says its length and its kind; they follow one another without a gap. */
async function* boxesIn(film: VideoFile, start: number, end: number): AsyncGenerator<Box> {
  for (let at = start; at < end; ) {
    film.countPart()
    const head = await film.read(at, 8)
    const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)]
    const isLong = short === 1
    // A length of nothing means: to the end of the file.
    const length = isLong ? Number((await film.read(at + 8, 8)).readBigUInt64BE()) : short || film.size - at
    const box = { type, at, body: at + (isLong ? 16 : 8), end: at + length }
    if (box.end < box.body || box.end > end) throw notAVideo()
    yield box
    at = box.end
  }
}
