import { imageTypes, videoTypes } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import type { CheckedFile, FileKind, IncomingFile, ReceiveFile } from './receive-file.ts'

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

/** Receives a file that comes with its own name: through the storage protocol, or by import. */
export const receiveNamedFile = <Result>(
  receiveFile: ReceiveFile,
  upload: IncomingFile,
  { bucket, path }: { bucket: Bucket; path: string },
  save: (draft: string, file: CheckedFile) => Promise<Result>,
): Promise<Result> =>
  receiveFile(upload, kindOfName(path), bucket, (draft, file) => {
    if (file.type !== mediaTypeOf(path)) throw new AppError('media.content_mismatch')
    return save(draft, file)
  })
