import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { storageProblem } from '../media/index.ts'
import type { BackupDestination } from './config.ts'

/** Where the backups are. A name is that of a backup, see `rules.ts`. */
export type Destination = {
  listNames(): Promise<string[]>
  /** Stores a complete backup and verifies what was stored. */
  store(name: string, file: string): Promise<void>
  /** Copies a backup into a file. */
  fetch(name: string, file: string): Promise<void>
  remove(name: string): Promise<void>
}

export const openDestination = (to: BackupDestination): Destination =>
  to.kind === 's3' ? openBucket(to) : openFolder(to.folder)

function openFolder(folder: string): Destination {
  return {
    listNames: () => readdir(folder),
    // Nothing to do: `runNightlyBackup` has written and verified the file in this folder.
    store: async () => undefined,
    fetch: (name, file) => copyFile(join(folder, name), file),
    remove: (name) => rm(join(folder, name)),
  }
}

function openBucket(to: Extract<BackupDestination, { kind: 's3' }>): Destination {
  const { url, region, accessKeyId, secretAccessKey } = to
  const s3 = new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey })
  const prefix = to.folder && `${to.folder}/`
  const open = async (name: string): Promise<Readable> => {
    const response = await withSafeErrors(s3.getObjectResponse(prefix + name))
    if (!response?.body) throw new Error(`${name} is not in the bucket.`)
    return Readable.fromWeb(response.body as ReadableStream)
  }
  return {
    async listNames() {
      const found = await withSafeErrors(s3.listObjects('/', prefix, undefined, { delimiter: '/' }))
      if (!found) throw new Error('The bucket does not exist.')
      return found.map(({ Key }) => Key.slice(prefix.length))
    },
    async store(name, file) {
      const bytes = await openAsBlob(file)
      await withSafeErrors(
        s3.putAnyObject(prefix + name, bytes, 'application/octet-stream', undefined, undefined, bytes.size),
      )
      if ((await hashOf(await open(name))) !== (await hashOf(createReadStream(file))))
        throw new Error('The bucket returned different bytes than were uploaded.')
    },
    fetch: async (name, file) =>
      pipeline(await open(name), createWriteStream(file, { mode: 0o600, flags: 'wx' })),
    remove: async (name) => void (await withSafeErrors(s3.deleteObject(prefix + name))),
  }
}

/** Replaces errors of the storage, because their messages may contain the key. */
async function withSafeErrors<Response>(response: Promise<Response>): Promise<Response> {
  try {
    return await response
  } catch (error) {
    throw new Error(`The storage returned an error: ${storageProblem(error)}.`)
  }
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** Creates the folder if it is missing. */
export const ensureFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })
