import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type MediaFile, uploadedFileIds } from '@course/contract/media/media'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { splitStoragePath } from './buckets.ts'
import { objectPathOf } from './media-files.ts'
import { readObject } from './media-store.ts'
import { receiveImportedFile } from './named-file.ts'
import { openStore } from './open-store.ts'

/**
 * Checks, cleans and stores an image for an import, under the path of an upload that it asks for. If another image has
 * this path, or had it and was deleted, the path follows from the content, so that the next import finds it. Record the
 * returned file with `addMediaFile`, or remove it with `removeUnrecordedImages`.
 */
export async function importImage(
  { db, config }: Pick<Site, 'db' | 'config'>,
  { path, file }: { path: string; file: string },
): Promise<{ file: MediaFile; isNew: boolean }> {
  const store = openStore(config)

  async function findPath(content: Buffer) {
    for (let candidate = path; ; candidate = nextPath(candidate, content)) {
      const id = idOf(candidate)
      const row = await findRow(db, id)
      if (row && (row.path !== candidate || row.deleted_at !== null)) continue
      const objectPath = row ? objectPathOf(row) : candidate
      const stored = await readObject(store, ...splitStoragePath(objectPath))
      if (stored && !stored.equals(content)) continue
      return { id, path: candidate, objectPath, isStored: stored !== undefined }
    }
  }

  const [bucket, name] = splitStoragePath(path)
  return receiveImportedFile(config, file, { bucket, path: name }, async (draft, checked) => {
    const { id, path, objectPath, isStored } = await findPath(await readFile(draft))
    if (!isStored) await store.put(...splitStoragePath(objectPath), draft, false)
    const { bytes, width, height } = checked
    return { file: { id, path, bytes, width, height }, isNew: !isStored }
  })
}

/** Removes the objects of images that an import stored and did not record. */
export async function removeUnrecordedImages(
  { db, config }: Pick<Site, 'db' | 'config'>,
  files: readonly Pick<MediaFile, 'id' | 'path'>[],
): Promise<void> {
  const store = openStore(config)
  for (const { id, path } of files)
    if (!(await findRow(db, id))) await store.remove(...splitStoragePath(path))
}

function idOf(path: string): string {
  const [id] = uploadedFileIds(path)
  if (id === undefined) throw new AppError('media.bad_path')
  return id
}

function nextPath(path: string, content: Buffer): string {
  const id = idOf(path)
  return path.replace(id, createHash('sha256').update(id).update(content).digest('hex').slice(0, id.length))
}

const findRow = (db: Db, id: string) =>
  db
    .selectFrom('media_files')
    .select(['path', 'object_path', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
