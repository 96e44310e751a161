import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { courseImages } from '@course/content/course/images'
import type { Site } from '../platform/site.ts'
import { BUCKETS, bucketFolder } from './buckets.ts'

const names = new Set(courseImages().map(({ name }) => name))

/** Pictures of the course itself: they come with the course, so nobody replaces or removes them here. */
export const isCourseImage = (bucket: string, path: string): boolean => bucket === 'images' && names.has(path)

/** Puts the pictures of the course into their bucket where they are missing or have changed. */
export async function placeCourseImages(site: Site): Promise<void> {
  for (const bucket of BUCKETS) await mkdir(bucketFolder(site, bucket), { recursive: true })
  await Promise.all(courseImages().map(({ name, file }) => place(site, name, file)))
}

async function place(site: Site, name: string, source: string): Promise<void> {
  const target = join(bucketFolder(site, 'images'), name)
  const [wanted, present] = await Promise.all([readFile(source), readFile(target).catch(() => undefined)])
  if (present?.equals(wanted)) return
  // Written beside it and moved into place, so that nobody ever reads half a picture.
  const draft = join(bucketFolder(site, 'images'), `.${randomUUID()}`)
  await writeFile(draft, wanted)
  await rename(draft, target)
}
