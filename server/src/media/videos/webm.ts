import { notAVideo, type VideoFile } from './video-file.ts'

/** `end` is undefined if the size is unknown, as in live recordings. */
type Element = { id: number; at: number; body: number; end: number | undefined }
type SizedElement = Element & { end: number }
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
/** Not needed for playback: names, locations, attached files, padding. */
const BLANKED_ELEMENTS = new Set([TAGS, ATTACHMENTS, VOID])

/**
 * Walks through all elements of a WebM file and blanks those that playback does not need. Returns the size of the video;
 * throws if the file is anything else.
 */
export async function cleanWebm(file: VideoFile): Promise<Size> {
  const header = requireSized(await readElement(file, 0, file.size))
  if (header.id !== HEADER || header.end > 1024 || (await readDocType(file, header)) !== 'webm')
    throw notAVideo()
  const segment = await readElement(file, header.end, file.size)
  if (segment.id !== SEGMENT || (segment.end ?? file.size) !== file.size) throw notAVideo()
  let size: Size | undefined
  let isInOpenCluster = false
  for (let at = segment.body; at < file.size; ) {
    const element = await readElement(file, at, file.size)
    const isKnown = SEGMENT_CHILDREN.has(element.id) || (isInOpenCluster && CLUSTER_CHILDREN.has(element.id))
    if (!isKnown) throw notAVideo()
    if (!CLUSTER_CHILDREN.has(element.id)) isInOpenCluster = false
    if (element.id === CLUSTER && element.end === undefined) {
      isInOpenCluster = true
      at = element.body
      continue
    }
    const sized = requireSized(element)
    if (sized.id === TRACKS) size ??= await findVideoSize(file, sized)
    if (BLANKED_ELEMENTS.has(sized.id)) await blank(file, sized)
    at = sized.end
  }
  if (!size) throw notAVideo()
  return size
}

async function readDocType(file: VideoFile, header: SizedElement): Promise<string | undefined> {
  for await (const { id, body, end } of readElements(file, header))
    if (id === DOC_TYPE) return (await file.read(body, end - body)).toString('latin1').replace(/\0+$/, '')
  return undefined
}

/** Returns the size of the first video track. */
async function findVideoSize(file: VideoFile, tracks: SizedElement): Promise<Size | undefined> {
  for await (const track of readElements(file, tracks)) {
    if (track.id !== TRACK_ENTRY) continue
    for await (const video of readElements(file, track)) {
      if (video.id !== VIDEO) continue
      const size = { width: 0, height: 0 }
      for await (const element of readElements(file, video)) {
        if (element.id === PIXEL_WIDTH) size.width = await readNumber(file, element)
        if (element.id === PIXEL_HEIGHT) size.height = await readNumber(file, element)
      }
      if (size.width > 0 && size.height > 0) return size
    }
  }
  return undefined
}

async function readNumber(file: VideoFile, { body, end }: SizedElement): Promise<number> {
  if (end - body < 1 || end - body > 4) throw notAVideo()
  const number = (await file.read(body, end - body)).readUIntBE(0, end - body)
  if (number > 0xffff) throw notAVideo()
  return number
}

/** Replaces an element with a Void element of the same length, so that offsets stay valid. */
async function blank(file: VideoFile, { at, end }: SizedElement) {
  const rest = end - at - 2
  const header = Buffer.from([VOID, 0x80 | rest])
  if (rest < 127) return file.blank(at, end, header)
  const longHeader = Buffer.alloc(9)
  longHeader.writeBigUInt64BE((1n << 56n) | BigInt(end - at - 9), 1)
  longHeader[0] = VOID
  return file.blank(at, end, longHeader)
}

async function* readElements(file: VideoFile, { body, end }: SizedElement): AsyncGenerator<SizedElement> {
  for (let at = body; at < end; ) {
    const element = requireSized(await readElement(file, at, end))
    yield element
    at = element.end
  }
}

function requireSized(element: Element): SizedElement {
  if (element.end === undefined) throw notAVideo()
  return { ...element, end: element.end }
}

/** An element starts with its id and size (EBML): leading zero bits give the length of each. */
async function readElement(file: VideoFile, at: number, limit: number): Promise<Element> {
  file.countPart()
  const idLength = Math.clz32((await file.read(at, 1))[0]!) - 23
  if (idLength > 4) throw notAVideo()
  const id = (await file.read(at, idLength)).readUIntBE(0, idLength)
  const sizeAt = at + idLength
  const first = (await file.read(sizeAt, 1))[0]!
  const sizeLength = Math.clz32(first) - 23
  if (sizeLength > 8) throw notAVideo()
  const body = sizeAt + sizeLength
  let size = BigInt(first & (0xff >> sizeLength))
  for (const byte of (await file.read(sizeAt, sizeLength)).subarray(1)) size = (size << 8n) | BigInt(byte)
  const isUnknownSize = size === (1n << BigInt(7 * sizeLength)) - 1n
  const end = isUnknownSize ? undefined : body + Number(size)
  if ((end ?? body) > limit) throw notAVideo()
  return { id, at, body, end }
}
