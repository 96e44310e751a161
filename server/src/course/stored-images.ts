import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { importFile, openStore, storeCourseImage } from '../media/index.ts'
import type { Config } from '../platform/config.ts'
import { type CourseImage, tallName } from './images.ts'

const STORED = /images\/((?:course\/[\da-f]{12}\/|uploads\/)?[\w.-]+\.(?:svg|png|jpe?g|gif|webp))/g

/** The names in the folder of the images that these texts show, by their path in the bucket. */
export function namesOfImages(contents: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const content of contents)
    for (const [, path] of content.matchAll(STORED)) {
      if (names.has(path!)) continue
      const [, hash, name = path!] = /^course\/([\da-f]{12})\/(.+)$/.exec(path!) ?? []
      names.set(path!, [...names.values()].includes(name) ? `${hash}-${name}` : name)
    }
  return names
}

/** The text with the names that its images have in the folder. */
export const withFolderImages = (content: string, names: ReadonlyMap<string, string>): string =>
  content.replaceAll(STORED, (match, path) => (names.has(path) ? `images/${names.get(path)}` : match))

/** Reads a stored image, and its drawing for phones if it has one. */
export async function readStoredImages(
  config: Config,
  path: string,
  name: string,
): Promise<Map<string, Buffer>> {
  const store = openStore(config)
  const found = new Map<string, Buffer>()
  const pairs = path.endsWith('.svg')
    ? [[path, name] as const, [tallName(path), tallName(name)] as const]
    : [[path, name] as const]
  for (const [stored, file] of pairs) {
    const object = await store.open('images', stored)
    if (!object) continue
    if (object.size === 0) await object.close()
    else found.set(file, await buffer((await object.read({ start: 0, end: object.size - 1 })) as Readable))
  }
  return found
}

/**
 * Stores the images of a folder that are not stored yet. An image's path contains a hash of its content, so nothing is
 * replaced. Returns the ones that were refused with the reason.
 */
export async function storeImages(
  config: Config,
  images: readonly CourseImage[],
): Promise<{ name: string; reason: string }[]> {
  const store = openStore(config)
  const refused: { name: string; reason: string }[] = []
  for (const { name, path, file } of images) {
    const stored = await store.open('images', path)
    await stored?.close()
    if (stored) continue
    if (path.endsWith('.svg')) {
      await storeCourseImage(config, path, file)
      continue
    }
    const outcome = await importFile(config, { bucket: 'images', path, file }, true)
    if (outcome.state === 'rejected') refused.push({ name, reason: outcome.reason ?? 'it was refused' })
  }
  return refused
}
