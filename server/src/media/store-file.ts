import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { type Bucket, bucketFolder, objectFile } from './buckets.ts'

export const UPLOAD_LIMIT_BYTES = 512 * 1024 * 1024
/** A form is held in memory while it is taken apart. */
const FORM_LIMIT_BYTES = 32 * 1024 * 1024

export type Upload = { body: Readable; contentType: string; contentLength: number }

/** Writes an uploaded file beside the others and moves it into place when it is whole. */
export async function storeFile(
  site: Site,
  bucket: Bucket,
  path: string,
  upload: Upload,
  replace: boolean,
): Promise<void> {
  const target = objectFile(site, bucket, path)
  const draft = join(bucketFolder(site, bucket), `.${randomUUID()}`)
  try {
    const isForm = upload.contentType.startsWith('multipart/form-data')
    const bytes = isForm ? await fileOfForm(upload) : upload.body
    await pipeline(bytes, atMost(UPLOAD_LIMIT_BYTES), createWriteStream(draft, { flags: 'wx' }))
    await mkdir(dirname(target), { recursive: true })
    if (replace) await rename(draft, target)
    else await link(draft, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new AppError('media.exists')
    if (code === 'ENOTDIR' || code === 'EISDIR') throw new AppError('media.bad_path', { cause: error })
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** The official client sends a Blob as the one file of a form. */
async function fileOfForm({ body, contentType, contentLength }: Upload): Promise<Readable> {
  // Without a length it could be any size.
  if (!(contentLength <= FORM_LIMIT_BYTES)) throw new AppError('request.too_large')
  const bytes = Readable.toWeb(body) as ReadableStream
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause) => {
      throw new AppError('request.invalid', { cause })
    })
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw new AppError('request.invalid', { text: 'The form has no file' })
  return Readable.fromWeb(file.stream() as Parameters<typeof Readable.fromWeb>[0])
}

function atMost(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(new AppError('request.too_large'))
      else done(null, chunk)
    },
  })
}
