import { notAVideo, type VideoFile } from './video-file.ts'

/** `end` is undefined where a live recording did not know it yet. */
type Element = { id: number; at: number; body: number; end: number | undefined }
type Closed = Element & { end: number }
type Size = { width: number; height: number }

const HEADER = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const VIDEO = 0xe0
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
const VOID = 0xec
const CHECKSUM = 0xbf
const TAGS = 0x1254c367
const ATTACHMENTS = 0x1941a469
const SEEK_HEAD = 0x114d9b74
const INFO = 0x1549a966
const CUES = 0x1c53bb6b
const CHAPTERS = 0x1043a770
const TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const PREVIOUS_SIZE = 0xab
const POSITION = 0xa7
const ENCRYPTED_BLOCK = 0xaf
const SILENT_TRACKS = 0x5854
const SEGMENT_CHILDREN = new Set([
  ...[SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, CHAPTERS],
  ...[TAGS, ATTACHMENTS, VOID, CHECKSUM],
])
const CLUSTER_CHILDREN = new Set([
  ...[TIMESTAMP, SIMPLE_BLOCK, BLOCK_GROUP, PREVIOUS_SIZE, POSITION, ENCRYPTED_BLOCK, SILENT_TRACKS],
  ...[VOID, CHECKSUM],
])
/** Not needed to play: names, places, files of any kind, and room for anything. */
const BLANKED = new Set([TAGS, ATTACHMENTS, VOID])

/**
 * Walks over a WebM file element by element, to its end, and blanks what is not needed to play it. Gives the size of its
 * picture; throws when it is anything else.
 */
export async function cleanWebm(film: VideoFile): Promise<Size> {
  const header = closed(await elementAt(film, 0, film.size))
  if (header.id !== HEADER || header.end > 1024 || (await docTypeIn(film, header)) !== 'webm')
    throw notAVideo()
  const segment = await elementAt(film, header.end, film.size)
  if (segment.id !== SEGMENT || (segment.end ?? film.size) !== film.size) throw notAVideo()
  let size: Size | undefined
  let isInOpenCluster = false
  for (let at = segment.body; at < film.size; ) {
    const element = await elementAt(film, at, film.size)
    const isKnown = SEGMENT_CHILDREN.has(element.id) || (isInOpenCluster && CLUSTER_CHILDREN.has(element.id))
    if (!isKnown) throw notAVideo()
    if (!CLUSTER_CHILDREN.has(element.id)) isInOpenCluster = false
    if (element.id === CLUSTER && element.end === undefined) {
      isInOpenCluster = true
      at = element.body
      continue
    }
    const whole = closed(element)
    if (whole.id === TRACKS) size ??= await sizeIn(film, whole)
    if (BLANKED.has(whole.id)) await blank(film, whole)
    at = whole.end
  }
  if (!size) throw notAVideo()
  return size
}

async function docTypeIn(film: VideoFile, header: Closed): Promise<string | undefined> {
  for await (const { id, body, end } of elementsIn(film, header))
    if (id === DOC_TYPE) return (await film.read(body, end - body)).toString('latin1').replace(/\0+$/, '')
  return undefined
}

/** The size of the first track that has a picture. */
async function sizeIn(film: VideoFile, tracks: Closed): Promise<Size | undefined> {
  for await (const track of elementsIn(film, tracks)) {
    if (track.id !== TRACK_ENTRY) continue
    for await (const video of elementsIn(film, track)) {
      if (video.id !== VIDEO) continue
      const size = { width: 0, height: 0 }
      for await (const element of elementsIn(film, video)) {
        if (element.id === PIXEL_WIDTH) size.width = await numberIn(film, element)
        if (element.id === PIXEL_HEIGHT) size.height = await numberIn(film, element)
      }
      if (size.width > 0 && size.height > 0) return size
    }
  }
  return undefined
}

async function numberIn(film: VideoFile, { body, end }: Closed): Promise<number> {
  if (end - body < 1 || end - body > 4) throw notAVideo()
  const number = (await film.read(body, end - body)).readUIntBE(0, end - body)
  if (number > 0xffff) throw notAVideo()
  return number
}

/** An empty element of the same length, so that nothing moves. */
async function blank(film: VideoFile, { at, end }: Closed) {
  const rest = end - at - 2
  const head = Buffer.from([VOID, 0x80 | rest])
  if (rest < 127) return film.blank(at, end, head)
  const long = Buffer.alloc(9)
  long.writeBigUInt64BE((1n << 56n) | BigInt(end - at - 9), 1)
  long[0] = VOID
  return film.blank(at, end, long)
}

async function* elementsIn(film: VideoFile, { body, end }: Closed): AsyncGenerator<Closed> {
  for (let at = body; at < end; ) {
    const element = closed(await elementAt(film, at, end))
    yield element
    at = element.end
  }
}

function closed(element: Element): Closed {
  if (element.end === undefined) throw notAVideo()
  return { ...element, end: element.end }
}

/** An element begins with its id and its length; how long those are is said by the zero bits before their first one. */
async function elementAt(film: VideoFile, at: number, limit: number): Promise<Element> {
  film.countPart()
  const idLength = Math.clz32((await film.read(at, 1))[0]!) - 23
  if (idLength > 4) throw notAVideo()
  const id = (await film.read(at, idLength)).readUIntBE(0, idLength)
  const sizeAt = at + idLength
  const first = (await film.read(sizeAt, 1))[0]!
  const sizeLength = Math.clz32(first) - 23
  if (sizeLength > 8) throw notAVideo()
  const body = sizeAt + sizeLength
  let size = BigInt(first & (0xff >> sizeLength))
  for (const byte of (await film.read(sizeAt, sizeLength)).subarray(1)) size = (size << 8n) | BigInt(byte)
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n
  const end = isUnknown ? undefined : body + Number(size)
  if ((end ?? body) > limit) throw notAVideo()
  return { id, at, body, end }
}
