import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { imageTypes, videoTypes } from '@course/contract/media/media'
import type { Config } from '../platform/config.ts'
import { AppError } from '../platform/errors.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import {
  type CheckedFile,
  type FileKind,
  type IncomingFile,
  openFileReceiver,
  type ReceiveFile,
} from './receive-file.ts'

const KINDS_BY_TYPE = new Map<string, FileKind>([
  ...imageTypes.map((type) => [type, 'image'] as const),
  ...videoTypes.map((type) => [type, 'video'] as const),
  [mediaTypeOf('captions.vtt')!, 'captions'],
])

/** Types whose content can be checked. */
export const ACCEPTED_TYPES: readonly string[] = [...KINDS_BY_TYPE.keys()]

/** The kind that a file must have according to its name; throws if it is not accepted. */
export function kindOfName(path: string): FileKind {
  const type = mediaTypeOf(path)
  if (!type) throw new AppError('media.bad_type')
  const kind = KINDS_BY_TYPE.get(type)
  if (!kind) throw new AppError(type === 'image/svg+xml' ? 'media.svg' : 'media.unsupported_type')
  return kind
}

type Target = { bucket: Bucket; path: string }
type Save<Result> = (draft: string, file: CheckedFile) => Promise<Result>

/** Receives a file that comes with its own name: through the storage protocol, or by import. */
export const receiveNamedFile = <Result>(
  receiveFile: ReceiveFile,
  upload: IncomingFile,
  { bucket, path }: Target,
  save: Save<Result>,
): Promise<Result> =>
  receiveFile(upload, kindOfName(path), bucket, (draft, file) => {
    if (file.type !== mediaTypeOf(path)) throw new AppError('media.content_mismatch')
    return save(draft, file)
  })

/** Checks and cleans a file of an import like an upload, so that an import cannot bypass the upload rules. */
export async function receiveImportedFile<Result>(
  config: Config,
  file: string,
  target: Target,
  save: Save<Result>,
): Promise<Result> {
  const { size: contentLength } = await stat(file)
  const body = createReadStream(file)
  try {
    return await receiveNamedFile(openFileReceiver({ config }), { body, contentLength }, target, save)
  } finally {
    // A file that is too large is not read to its end.
    body.destroy()
  }
}
