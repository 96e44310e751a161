import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { maxBytesFor, openFileCheck, requireAcceptedType } from './checked-file.ts'
import { fileFromForm } from './form-file.ts'
import { openStore } from './open-store.ts'
import type { IncomingFile } from './receive-body.ts'

type Target = { bucket: Bucket; path: string; replace: boolean }

/** Stores uploads through the storage API. They are checked and cleaned like uploads in the editor. */
export function openStorageUploads(site: Site) {
  const store = openStore(site.config)
  const checkFile = openFileCheck(site)

  return async function storeUpload(
    request: FastifyRequest,
    { bucket, path, replace }: Target,
  ): Promise<void> {
    const type = requireAcceptedType(path)
    const upload = request.isMultipart()
      ? await fileFromForm(request, maxBytesFor(type))
      : fileFromBody(request)
    await checkFile(upload, type, bucket, (draft) => store.put(bucket, path, draft, replace))
  }
}

function fileFromBody({ body, headers }: FastifyRequest): IncomingFile {
  if (!(body instanceof Readable)) throw new AppError('media.bad_type')
  return { body, contentLength: Number(headers['content-length']) }
}
