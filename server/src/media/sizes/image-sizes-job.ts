import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { imageWidths } from '@course/contract/editing/media-links'
import { uploadedFileIds } from '@course/contract/media/media'
import { forEachItem } from '../../alarms/index.ts'
import { type Db, hasChanged } from '../../platform/database.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site } from '../../platform/site.ts'
import { type Bucket, splitStoragePath } from '../buckets.ts'
import { findMediaFile, type ImageSize, type MediaFileRow, objectPathOf, parseSizes } from '../media-files.ts'
import type { MediaStore } from '../media-store.ts'
import { openStore } from '../open-store.ts'
import { temporaryFile } from '../receive-file.ts'
import { DecoderUnavailableError, makeSizes } from './resize-image.ts'

export const IMAGE_SIZES_JOB = 'image-sizes'

/** Makes smaller sizes of new and replaced images, one image at a time. */
export function imageSizesJob(site: Site): Job {
  const { db, config, log } = site
  const store = openStore(config)

  async function run() {
    let isAvailable = true
    const images = await listImagesWithoutSizes(db)
    await forEachItem(site, { job: IMAGE_SIZES_JOB, items: images, idOf: ({ id }) => id }, async (image) => {
      if (!isAvailable) return
      const folder = temporaryFile(config.dataDir, 'images')
      await mkdir(folder)
      try {
        await addSizes(image, folder)
      } catch (error) {
        if (!(error instanceof DecoderUnavailableError)) throw error
        log.warn({ reason: error.message }, 'image resizing is not available on this machine')
        isAvailable = false
      } finally {
        await rm(folder, { recursive: true })
      }
    })
  }

  async function addSizes(image: MediaFileRow, folder: string) {
    const original = join(folder, 'original')
    // The image was deleted since it was listed.
    if (!(await copyToFile(store, objectPathOf(image), original))) return
    const result = await makeSizes(original, folder)
    if ('problem' in result)
      log.warn({ file: image.path, reason: result.problem }, 'no smaller sizes of an image')
    const sizes: ImageSize[] = []
    for (const width of 'widths' in result ? result.widths : []) {
      const path = newSizePath(image.id, width)
      await store.put(...splitStoragePath(path), join(folder, `${width}.webp`), false)
      sizes.push({ width, path })
    }
    const isSaved = await saveSizes(db, image, sizes)
    // Removes the previous sizes, or these if another process was faster.
    for (const { path } of isSaved ? parseSizes(image) : sizes) await store.remove(...splitStoragePath(path))
  }

  return { name: IMAGE_SIZES_JOB, everySeconds: 3600, run }
}

/** A new name each time, so that sizes of replaced bytes cannot overwrite later ones. */
const newSizePath = (id: string, width: number) =>
  `images/uploads/${id}-${width}-${randomBytes(4).toString('hex')}.webp`

async function copyToFile(store: MediaStore, path: string, target: string): Promise<boolean> {
  const object = await store.open(...splitStoragePath(path))
  if (!object) return false
  await pipeline(await object.read({ start: 0, end: object.size - 1 }), createWriteStream(target))
  return true
}

/** Images wider than the smallest size. GIFs are skipped: they are small or animated. */
const listImagesWithoutSizes = (db: Db): Promise<MediaFileRow[]> =>
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

/** Returns false if the image was replaced or deleted in the meantime, or already has its sizes. */
async function saveSizes(db: Db, image: MediaFileRow, sizes: readonly ImageSize[]): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('media_files')
      .set({ sizes: JSON.stringify(sizes), sizes_of: image.stored_at })
      .where('id', '=', image.id)
      .where('stored_at', '=', image.stored_at)
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('sizes_of', 'is', null), eb('sizes_of', '<>', image.stored_at)])),
  )
}

/**
 * Finds the smallest file of an uploaded image that is at least this wide, or as wide as the original. Returns its path in
 * the bucket, or undefined to use the original.
 */
export async function findSmallerImage(
  db: Db,
  bucket: Bucket,
  path: string,
  width: number,
): Promise<string | undefined> {
  const [id] = uploadedFileIds(`${bucket}/${path}`)
  const image = id && (await findMediaFile(db, id))
  if (!image || image.sizes_of !== image.stored_at) return undefined
  const size = parseSizes(image).find((candidate) => candidate.width >= Math.min(width, image.width))
  return size && splitStoragePath(size.path)[1]
}
