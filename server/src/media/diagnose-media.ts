import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Config } from '../platform/config.ts'
import { type Diagnostic, fail, ok } from '../platform/diagnostic.ts'
import { openStore } from './open-store.ts'

/** Writes an object to S3, reads it back and removes it. */
export async function diagnoseMedia(config: Config): Promise<Diagnostic[]> {
  if (config.media.kind !== 's3') return []
  const bytes = randomBytes(64)
  const folder = await mkdtemp(join(tmpdir(), 'course-doctor-'))
  const path = `doctor-${bytes.subarray(0, 8).toString('hex')}.png`
  const store = openStore(config)
  try {
    const draft = join(folder, 'draft')
    await writeFile(draft, bytes)
    await store.put('images', path, draft, true)
    const object = await store.open('images', path)
    const readBack = object && (await buffer(await object.read({ start: 0, end: bytes.length - 1 })))
    await store.remove('images', path)
    return [
      readBack?.equals(bytes)
        ? ok('Media', 'an object was written, read and removed')
        : fail(
            'Media',
            'an object that was just written cannot be read. Is the key allowed to list and read objects?',
          ),
    ]
  } catch (error) {
    return [
      fail(
        'Media',
        `the storage returned an error: ${storageProblem(error)}. Check S3_BUCKET_URL, S3_REGION and the key, which must be allowed to list, read, write and delete.`,
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The error code of the provider or network. The message is not used, because it may contain the key. */
export function storageProblem(error: unknown): string {
  const { serviceCode, code, cause, message = '' } = error as Record<string, unknown> & { message?: string }
  const reason = serviceCode ?? (cause as { code?: unknown } | undefined)?.code ?? code
  return String(reason ?? /\b[1-5]\d\d\b/.exec(message)?.[0] ?? 'no response')
}
