import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BUCKETS, type Bucket, openStore } from '../media/index.ts'
import type { Config } from '../platform/config.ts'
import type { Archive, ArchiveWriter } from './archive.ts'

const PART_BYTES = 1024 * 1024

/** Adds every file of the media buckets, from disk or S3, and the secrets of the data folder. */
export async function addFiles(archive: ArchiveWriter, config: Config): Promise<number> {
  const store = openStore(config)
  let count = 0
  for (const bucket of BUCKETS) {
    for await (const path of listPaths(store, bucket, '')) {
      const object = await store.open(bucket, path)
      // Deleted after it was listed.
      if (!object) continue
      const bytes =
        object.size > 0 ? await object.read({ start: 0, end: object.size - 1 }) : Readable.from([])
      await archive.add(`media/${bucket}/${path}`, splitIntoParts(bytes))
      count++
    }
  }
  const secrets = join(config.dataDir, 'secrets')
  for (const name of await listSecretNames(secrets))
    await archive.add(`secret/${name}`, [await readFile(join(secrets, name))])
  return count
}

async function* listPaths(
  store: ReturnType<typeof openStore>,
  bucket: Bucket,
  folder: string,
): AsyncGenerator<string> {
  for (const { name, info } of await store.list(bucket, folder)) {
    const path = folder ? `${folder}/${name}` : name
    if (info === 'folder') yield* listPaths(store, bucket, path)
    else yield path
  }
}

/** Chunks of equal size: a file may be larger than memory, and streams yield small pieces. */
async function* splitIntoParts(bytes: Readable): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    pending.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(pending)
    pending = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(pending)
}

/** Describes an existing file that a restore would conflict with. */
export async function findConflictingFile(config: Config): Promise<string | undefined> {
  const store = openStore(config)
  for (const bucket of BUCKETS)
    for await (const path of listPaths(store, bucket, ''))
      return `the media folder contains ${bucket}/${path}`
  const [secret] = await listSecretNames(join(config.dataDir, 'secrets'))
  return secret && `${config.dataDir} contains the secrets of a site`
}

export async function restoreFiles(archive: Archive, config: Config): Promise<void> {
  const store = openStore(config)
  const secrets = join(config.dataDir, 'secrets')
  await mkdir(secrets, { recursive: true, mode: 0o700 })
  for (const entry of archive.manifest.entries) {
    const [kind, first, ...rest] = entry.name.split('/')
    if (kind === 'secret')
      await writeFile(join(secrets, first!), Buffer.concat([...archive.read(entry)]), {
        mode: 0o600,
        flush: true,
      })
    if (kind !== 'media') continue
    const temporaryFile = join(config.dataDir, `.restoring-${randomUUID()}`)
    try {
      await pipeline(Readable.from(archive.read(entry)), createWriteStream(temporaryFile, { flags: 'wx' }))
      await store.put(first as Bucket, rest.join('/'), temporaryFile, false)
    } finally {
      await rm(temporaryFile, { force: true })
    }
  }
}

async function listSecretNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // Skips temporary files of a killed process, which have a suffix.
  return names.filter((name) => /^[\w-]+$/.test(name))
}
