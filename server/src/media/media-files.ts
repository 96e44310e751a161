import type { CaptionLanguage } from '@course/contract/media/caption-languages'
import { type MediaFile, uploadedFileIds } from '@course/contract/media/media'
import { type Db, hasChanged, type Tx } from '../platform/database.ts'
import { type Bucket, splitStoragePath } from './buckets.ts'

export type MediaFileRow = MediaFile & {
  /** Stored words for an image and a video. */
  kind: 'picture' | 'film'
  stored_at: string
  /** Account id of the staff member who uploaded the current file, and their email at that time. */
  stored_by: string
  stored_by_label: string
  use_revision: number
  deleted_at: string | null
  /** Where the current bytes are, once the file was replaced. Read it with `objectPathOf`. */
  object_path: string | null
  /** For videos, in the bucket of the video. */
  captions_path: string | null
  captions_language: CaptionLanguage | null
  poster_path: string | null
  /** For images: the smaller files, as JSON. Parse with `parseSizes`. */
  sizes: string | null
  /** The `stored_at` of the file that the sizes were made from. */
  sizes_of: string | null
}

/** The object with the bytes of a file. Texts keep the path of the first upload. */
export const objectPathOf = ({ path, object_path }: Pick<MediaFileRow, 'path' | 'object_path'>): string =>
  object_path ?? path

export type ImageSize = { width: number; path: string }

/** From the smallest to the largest. */
export const parseSizes = ({ sizes }: Pick<MediaFileRow, 'sizes'>): ImageSize[] =>
  sizes === null ? [] : (JSON.parse(sizes) as ImageSize[])

declare module '../platform/database.ts' {
  interface Tables {
    media_files: MediaFileRow
  }
}

const NEW_FILE_DEFAULTS = {
  use_revision: 0,
  deleted_at: null,
  object_path: null,
  captions_path: null,
  captions_language: null,
  poster_path: null,
  sizes: null,
  sizes_of: null,
} as const

type NewMediaFile = Omit<MediaFileRow, keyof typeof NEW_FILE_DEFAULTS>

/** Records a file. A repeated import finds its images recorded already. */
export const addMediaFile = (trx: Tx, file: NewMediaFile) =>
  trx
    .insertInto('media_files')
    .values({ ...file, ...NEW_FILE_DEFAULTS })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findMediaFile = (db: Db, id: string) =>
  db
    .selectFrom('media_files')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

type StoredContent = Pick<
  MediaFileRow,
  'object_path' | 'bytes' | 'width' | 'height' | 'stored_at' | 'stored_by' | 'stored_by_label'
>

/**
 * Returns the object that is no longer used, or undefined if the file was deleted. The smaller sizes are now outdated and
 * are made again. Call it in an audited action, which runs one at a time.
 */
export async function replaceMediaFile(
  trx: Tx,
  id: string,
  stored: StoredContent,
): Promise<string | undefined> {
  const previous = await findMediaFile(trx, id)
  if (!previous) return undefined
  const replacement = trx
    .updateTable('media_files')
    .set({ ...stored, sizes_of: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  return (await hasChanged(replacement)) ? objectPathOf(previous) : undefined
}

/** The name in its bucket of the object that a path in a text or URL stands for. */
export async function findObjectName(db: Db, bucket: Bucket, name: string): Promise<string> {
  const path = `${bucket}/${name}`
  const [id] = uploadedFileIds(path)
  const file = id && (await findMediaFile(db, id))
  return file && file.path === path ? splitStoragePath(objectPathOf(file))[1] : name
}

type VideoPart = Pick<MediaFileRow, 'captions_path' | 'captions_language'> | Pick<MediaFileRow, 'poster_path'>

export const setVideoPart = (trx: Tx, id: string, part: VideoPart) =>
  trx.updateTable('media_files').set(part).where('id', '=', id).execute()

/** Returns false if a text that uses the file was saved since the row was read, or it is already deleted. */
export async function deleteMediaFile(
  trx: Tx,
  { id, use_revision }: MediaFileRow,
  deletedAt: string,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable('media_files')
      .set({ deleted_at: deletedAt })
      .where('id', '=', id)
      .where('use_revision', '=', use_revision)
      .where('deleted_at', 'is', null),
  )
}

/**
 * Call it in the transaction that saves a text. Incrementing `use_revision` takes the row locks a deletion
 * needs, so a file is either seen as used or gone before the text was saved. Sorted, to avoid deadlocks.
 */
export async function recordMediaUse(trx: Tx, html: string): Promise<void> {
  const fileIds = uploadedFileIds(html)
  if (fileIds.length === 0) return
  const existing = await trx
    .selectFrom('media_files')
    .select('id')
    .where('id', 'in', fileIds)
    .orderBy('id')
    .execute()
  for (const { id } of existing) {
    await trx
      .updateTable('media_files')
      .set((eb) => ({ use_revision: eb('use_revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}
