import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { courseImages } from '@course/content/course/images'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/environment.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { BUCKETS, bucketFolder } from './buckets.ts'
import { type MediaStore, readObject } from './media-store.ts'
import { openStore } from './open-store.ts'
import { temporaryFile } from './receive-file.ts'

const courseImageNames = new Set(courseImages().map(({ name }) => name))

/** Images of the course itself; they cannot be replaced or deleted on the site. */
export const isCourseImage = (bucket: string, path: string): boolean =>
  bucket === 'images' && courseImageNames.has(path)

/** Copies the course's own images into their bucket if they are missing or have changed. */
export function openCourseImages({ config, log }: Pick<Site, 'config' | 'log'>) {
  /** True while images are not stored yet, because S3 could not be reached. */
  let isPending = false

  /**
   * Images are the first thing stored, so wrong S3 settings show up here. A storage outage does not prevent
   * the start.
   */
  const seed = async (): Promise<void> => {
    for (const bucket of BUCKETS) await mkdir(bucketFolder(config.dataDir, bucket), { recursive: true })
    const store = openStore(config)
    try {
      await Promise.all(
        courseImages().map(({ name, file }) => copyIfChanged(store, config.dataDir, name, file)),
      )
      isPending = false
    } catch (error) {
      if (config.media.kind !== 's3') throw error
      const causes = causesOf(error)
      if (!causes.some(isOutage)) throw wrongSettingsError(causes.at(-1)!)
      if (!isPending) log.warn({ reason: causes.at(-1)!.message }, 'S3 storage cannot be reached')
      isPending = true
    }
  }
  const job: Job = {
    name: 'course-images',
    everySeconds: 60,
    run: async () => {
      if (isPending) await seed()
    },
  }
  return { seed, job }
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const isOutage = ({ name, message }: Error): boolean =>
  ['S3NetworkError', 'TimeoutError'].includes(name) || /status:? 5\d\d\b/i.test(message)

const wrongSettingsError = (reason: Error) =>
  new ConfigError([
    `S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not open a bucket: ${reason.message}`,
  ])

/** Stores an image of an imported course. */
export const storeCourseImage = (config: Config, name: string, file: string): Promise<void> =>
  copyIfChanged(openStore(config), config.dataDir, name, file)

async function copyIfChanged(
  store: MediaStore,
  dataDir: string,
  name: string,
  source: string,
): Promise<void> {
  const [expected, stored] = await Promise.all([readFile(source), readObject(store, 'images', name)])
  if (stored?.equals(expected)) return
  const draft = temporaryFile(dataDir, 'images')
  try {
    await copyFile(source, draft)
    await store.put('images', name, draft, true)
  } finally {
    await rm(draft, { force: true })
  }
}
