import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { imageWidths } from '@course/contract/editing/media-links'
import { uploadedFileIds } from '@course/contract/media/media'
import type { Db } from '../../platform/database.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site } from '../../platform/site.ts'
import { type Bucket, nameInBucket } from '../buckets.ts'
import { type ImageSize, type MediaFileRow, mediaFile, sizesIn } from '../media-files.ts'
import type { MediaStore } from '../media-store.ts'
import { openStore } from '../open-store.ts'
import { temporaryFile } from '../receive-body.ts'
import { makeSizes, NoDecoder } from './resize-image.ts'

export const IMAGE_SIZES_JOB = 'picture-sizes'

/** Makes the smaller sizes of pictures that have none of their present bytes, one picture after the other. */
export function imageSizesJob({ db, config, log }: Site): Job {
  const store = openStore(config)

  async function run() {
    for (const picture of await imagesWithoutSizes(db)) {
      const folder = temporaryFile(config.dataDir, 'images')
      await mkdir(folder)
      try {
        await addSizes(picture, folder)
      } catch (error) {
        if (!(error instanceof NoDecoder)) throw error
        log.warn({ reason: error.message }, 'smaller sizes of pictures cannot be made on this machine')
        return
      } finally {
        await rm(folder, { recursive: true })
      }
    }
  }

  async function addSizes(picture: MediaFileRow, folder: string) {
    const original = join(folder, 'original')
    // Deleted since it was listed.
    if (!(await copyOf(store, picture.path, original))) return
    const answer = await makeSizes(original, folder)
    if ('problem' in answer)
      log.warn({ file: picture.path, reason: answer.problem }, 'no smaller sizes of a picture')
    const sizes: ImageSize[] = []
    for (const width of 'widths' in answer ? answer.widths : []) {
      const path = newSizePath(picture.id, width)
      await store.put(...nameInBucket(path), join(folder, `${width}.webp`), false)
      sizes.push({ width, path })
    }
    const isKept = await saveSizes(db, picture, sizes)
    // The ones before, or those that another process was quicker to make.
    for (const { path } of isKept ? sizesIn(picture) : sizes) await store.remove(...nameInBucket(path))
  }

  return { name: IMAGE_SIZES_JOB, everySeconds: 3600, run }
}

/** A new name each time, so that sizes of replaced bytes cannot overwrite later ones. */
const newSizePath = (id: string, width: number) =>
  `images/uploads/${id}-${width}-${randomBytes(4).toString('hex')}.webp`

async function copyOf(store: MediaStore, path: string, target: string): Promise<boolean> {
  const object = await store.open(...nameInBucket(path))
  if (!object) return false
  await pipeline(await object.read({ start: 0, end: object.size - 1 }), createWriteStream(target))
  return true
}

/** Those that are wider than the smallest size. A GIF is left alone: it is small, or it moves. */
const imagesWithoutSizes = (db: Db): Promise<MediaFileRow[]> =>
  db
    .selectFrom('media_files')
    .selectAll()
    .where('kind', '=', 'picture')
    .where('width', '>', imageWidths[0])
    .where('path', 'not like', '%.gif')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('sizes_of', 'is', null), eb('sizes_of', '<>', eb.ref('stored_at'))]))
    .orderBy('stored_at')
    .execute()

/** False when the picture was replaced or deleted meanwhile, or has its sizes already. */
async function saveSizes(db: Db, picture: MediaFileRow, sizes: readonly ImageSize[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_files')
    .set({ sizes: JSON.stringify(sizes), sizes_of: picture.stored_at })
    .where('id', '=', picture.id)
    .where('stored_at', '=', picture.stored_at)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('sizes_of', 'is', null), eb('sizes_of', '<>', picture.stored_at)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * The smallest file of an uploaded picture that is at least this wide, or as wide as the original, by its path in the
 * bucket; undefined when that is the original itself.
 */
export async function smallerImage(
  db: Db,
  bucket: Bucket,
  path: string,
  width: number,
): Promise<string | undefined> {
  const [id] = uploadedFileIds(`${bucket}/${path}`)
  const picture = id && (await mediaFile(db, id))
  if (!picture || picture.sizes_of !== picture.stored_at) return undefined
  const size = sizesIn(picture).find((one) => one.width >= Math.min(width, picture.width))
  return size && nameInBucket(size.path)[1]
}
