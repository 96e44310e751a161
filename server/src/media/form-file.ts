import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '../platform/errors.ts'
import { type Incoming, receiveBody } from './receive-body.ts'

/** A form has a few fields beside its file. */
const OTHER_FIELDS_BYTES = 64 * 1024
const MAX_FIELDS = 20
const MAX_HEAD_BYTES = 8 * 1024
const WINDOW_BYTES = 256 * 1024

/**
 * The file of a form, which is how the official client sends a Blob. The form is written to `draft`, in constant memory; the
 * file is read from there.
 */
export async function fileOfForm(
  { body }: Incoming,
  contentType: string,
  draft: string,
  limit: number,
): Promise<Readable> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new AppError('request.invalid')
  // The rest of the body would be taken for the next request on the connection.
  const tooLarge = () => new AppError('request.too_large', { headers: { connection: 'close' } })
  await receiveBody(body, draft, limit + OTHER_FIELDS_BYTES, tooLarge)
  const handle = await open(draft)
  try {
    const found = await findFile(handle, boundary)
    if (!found) throw new AppError('request.invalid', { text: 'The form has no file' })
    const { start, end } = found
    return start === end ? Readable.from([]) : createReadStream(draft, { start, end: end - 1 })
  } finally {
    await handle.close()
  }
}

/** Parts stand between lines with the boundary; the head of one that is a file names it. */
async function findFile(handle: FileHandle, boundary: string) {
  const line = Buffer.from(`\r\n--${boundary}`, 'latin1')
  // The first one has nothing before it.
  let at = line.length - 2
  if (!(await bytesAt(handle, 0, at)).equals(line.subarray(2))) return undefined
  for (let field = 0; field < MAX_FIELDS; field++) {
    const head = (await bytesAt(handle, at, MAX_HEAD_BYTES)).toString('latin1')
    const headLength = head.indexOf('\r\n\r\n')
    if (!head.startsWith('\r\n') || headLength < 0) return undefined
    const start = at + headLength + 4
    const end = await findBytes(handle, line, start)
    if (end === undefined) return undefined
    if (/^content-disposition:.*;\s*filename\*?=/im.test(head.slice(0, headLength))) return { start, end }
    at = end + line.length
  }
  return undefined
}

async function findBytes(handle: FileHandle, wanted: Buffer, from: number): Promise<number | undefined> {
  // Windows overlap, so that none ends in the middle of what is wanted.
  for (let at = from; ; at += WINDOW_BYTES - wanted.length) {
    const window = await bytesAt(handle, at, WINDOW_BYTES)
    const found = window.indexOf(wanted)
    if (found >= 0) return at + found
    if (window.length < WINDOW_BYTES) return undefined
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
