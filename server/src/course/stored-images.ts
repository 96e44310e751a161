import type { MediaFile } from '@course/contract/media/media'
import {
  findObjectName,
  importImage,
  openStore,
  readObject,
  removeUnrecordedImages,
  storeCourseImage,
} from '../media/index.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { type CourseImage, isUploadPath, tallName } from './images.ts'

const STORED = /images\/((?:course\/[\da-f]{12}\/|uploads\/)?[\w.-]+\.(?:svg|png|jpe?g|gif|webp))/g

/**
 * The names in the folder of the images that these texts show, by their path in the bucket. A name that several have stays
 * with the image that has no hash in its path, because an import recognizes it by its name.
 */
export function namesOfImages(contents: Iterable<string>): Map<string, string> {
  const paths = new Set(
    [...contents].flatMap((content) => [...content.matchAll(STORED)].map(([, path]) => path!)),
  )
  const names = new Map<string, string>()
  const hashed: [path: string, hash: string, name: string][] = []
  for (const path of paths) {
    const [, hash, name] = /^course\/([\da-f]{12})\/(.+)$/.exec(path) ?? []
    if (hash && name) hashed.push([path, hash, name])
    else names.set(path, path)
  }
  const taken = new Set(names.values())
  for (const [path, hash, name] of hashed) {
    let free = name
    while (taken.has(free)) free = `${hash}-${free}`
    taken.add(free)
    names.set(path, free)
  }
  return names
}

/** The text with these other paths of its images. */
export const withImagePaths = (content: string, paths: ReadonlyMap<string, string>): string =>
  content.replaceAll(STORED, (match, path) => (paths.has(path) ? `images/${paths.get(path)}` : match))

/** Reads a stored image, and its drawing for phones if it has one. */
export async function readStoredImages(
  { db, config }: Pick<Site, 'db' | 'config'>,
  path: string,
  name: string,
): Promise<Map<string, Buffer>> {
  const store = openStore(config)
  const found = new Map<string, Buffer>()
  const pairs = path.endsWith('.svg')
    ? [[path, name] as const, [tallName(path), tallName(name)] as const]
    : [[path, name] as const]
  for (const [stored, file] of pairs) {
    const content = await readObject(store, 'images', await findObjectName(db, 'images', stored))
    if (content) found.set(file, content)
  }
  return found
}

export type StoredImages = {
  /** Photos, which are recorded like uploads. */
  files: MediaFile[]
  /** Where each photo is in the bucket, by the path that the texts of the folder have. */
  paths: Map<string, string>
  /** The photos that were not stored before. */
  added: MediaFile[]
  refused: { name: string; reason: string }[]
}

/**
 * Stores the images of a folder that are not stored yet, and publishes what shows them. Nothing is replaced. If it
 * fails, photos that are not recorded are removed.
 */
export async function withStoredImages<Result>(
  site: Pick<Site, 'db' | 'config'>,
  images: readonly CourseImage[],
  publish: (stored: StoredImages) => Promise<Result>,
): Promise<Result> {
  const stored: StoredImages = { files: [], paths: new Map(), added: [], refused: [] }
  try {
    await storeImages(site, images, stored)
    return await publish(stored)
  } catch (error) {
    await removeUnrecordedImages(site, stored.added).catch((cause: unknown) => {
      throw new AggregateError([error, cause], (error as Error).message)
    })
    throw error
  }
}

async function storeImages(
  site: Pick<Site, 'db' | 'config'>,
  images: readonly CourseImage[],
  stored: StoredImages,
): Promise<void> {
  for (const { name, path, file } of images) {
    if (!isUploadPath(path)) {
      await storeCourseImage(site.config, path, file)
      continue
    }
    try {
      const { file: image, isNew } = await importImage(site, { path: `images/${path}`, file })
      stored.files.push(image)
      if (isNew) stored.added.push(image)
      stored.paths.set(path, image.path.slice('images/'.length))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      stored.refused.push({ name, reason: error.message })
    }
  }
}
