import { type MediaFile, uploadedIdsIn } from '@course/contract/media'
import type { Db, Tx } from '../platform/database.ts'

export type MediaFileRow = MediaFile & {
  kind: 'picture' | 'film'
  stored_at: string
  /** Whoever stored these bytes, and the address they had then. */
  stored_by: string
  stored_by_label: string
  use_revision: number
  deleted_at: string | null
  /** Of a film, in its own bucket. */
  captions_path: string | null
  poster_path: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    media_files: MediaFileRow
  }
}

type NewMediaFile = Omit<MediaFileRow, 'use_revision' | 'deleted_at' | 'captions_path' | 'poster_path'>

export const addMediaFile = (trx: Tx, file: NewMediaFile) =>
  trx
    .insertInto('media_files')
    .values({ ...file, use_revision: 0, deleted_at: null, captions_path: null, poster_path: null })
    .execute()

export const mediaFile = (db: Db, id: string) =>
  db
    .selectFrom('media_files')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

type Stored = Pick<MediaFileRow, 'bytes' | 'width' | 'height' | 'stored_at' | 'stored_by' | 'stored_by_label'>

/** False when the file is gone. */
export async function replaceMediaFile(trx: Tx, id: string, stored: Stored): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media_files')
    .set(stored)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setFilmPart = (trx: Tx, id: string, part: 'captions' | 'poster', path: string) =>
  trx
    .updateTable('media_files')
    .set({ [`${part}_path`]: path })
    .where('id', '=', id)
    .execute()

/** False when a text that names the file was saved since the row was read, or the file is gone already. */
export async function deleteMediaFile(
  trx: Tx,
  { id, use_revision }: MediaFileRow,
  deletedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media_files')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('use_revision', '=', use_revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Called in the transaction that saves a text. Counting up the revision takes the row locks that a deletion needs, so
 * that a file is either seen to be used, or gone before the text that names it was saved. In one order, against
 * deadlocks.
 */
export async function noteMediaUse(trx: Tx, html: string): Promise<void> {
  const named = uploadedIdsIn(html)
  if (named.length === 0) return
  const known = await trx
    .selectFrom('media_files')
    .select('id')
    .where('id', 'in', named)
    .orderBy('id')
    .execute()
  for (const { id } of known) {
    await trx
      .updateTable('media_files')
      .set((eb) => ({ use_revision: eb('use_revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}
