import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '../platform/errors.ts'
import { type IncomingFile, receiveBody } from './receive-body.ts'

/** Space for the other fields of a form. */
const MAX_OTHER_FIELDS_BYTES = 64 * 1024
const MAX_FIELDS = 20
const MAX_PART_HEADER_BYTES = 8 * 1024
const WINDOW_BYTES = 256 * 1024

/**
 * The file of a multipart form, which is how the Supabase client sends a Blob. The form is written to `draft` in constant
 * memory and the file is streamed from there.
 */
export async function fileFromForm(
  { body }: IncomingFile,
  contentType: string,
  draft: string,
  limit: number,
): Promise<Readable> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new AppError('request.invalid')
  // Otherwise the rest of the body would be parsed as the next request on the connection.
  const tooLarge = () => new AppError('request.too_large', { headers: { connection: 'close' } })
  await receiveBody(body, draft, limit + MAX_OTHER_FIELDS_BYTES, tooLarge)
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

/** Finds the first part whose header has a file name. Parts are separated by boundary lines. */
async function findFile(handle: FileHandle, boundary: string) {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  // The first boundary has no line break before it.
  let position = delimiter.length - 2
  if (!(await readBytes(handle, 0, position)).equals(delimiter.subarray(2))) return undefined
  for (let field = 0; field < MAX_FIELDS; field++) {
    const header = (await readBytes(handle, position, MAX_PART_HEADER_BYTES)).toString('latin1')
    const headerLength = header.indexOf('\r\n\r\n')
    if (!header.startsWith('\r\n') || headerLength < 0) return undefined
    const start = position + headerLength + 4
    const end = await findBytes(handle, delimiter, start)
    if (end === undefined) return undefined
    if (/^content-disposition:.*;\s*filename\*?=/im.test(header.slice(0, headerLength))) return { start, end }
    position = end + delimiter.length
  }
  return undefined
}

async function findBytes(handle: FileHandle, needle: Buffer, from: number): Promise<number | undefined> {
  // Windows overlap, so that a match at the end of one is found in the next.
  for (let position = from; ; position += WINDOW_BYTES - needle.length) {
    const window = await readBytes(handle, position, WINDOW_BYTES)
    const found = window.indexOf(needle)
    if (found >= 0) return position + found
    if (window.length < WINDOW_BYTES) return undefined
  }
}

async function readBytes(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
