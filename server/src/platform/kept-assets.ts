import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { nowMillis } from './clock.ts'
import type { Site } from './site.ts'

/** Longer than anybody leaves a tab open and expects it to go on. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Puts the assets of this build into the data folder, beside those of other builds, and answers with the folder that has them
 * all. Tabs that were open during an update ask for files of the build before; and while two releases run side by side,
 * either is asked for files of the other.
 */
export async function keepAssets(
  { config, clock, log }: Pick<Site, 'config' | 'clock' | 'log'>,
  built: string,
): Promise<string[]> {
  const folder = join(config.dataDir, 'assets')
  const now = nowMillis(clock)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(built)
    await Promise.all(names.map((name) => keep(join(built, name), join(folder, name), now)))
    await removeOld(folder, now)
    return [folder]
  } catch (error) {
    // A full disk must not keep the site from starting; its own assets are served from the build.
    log.warn({ err: error }, 'the assets of this build could not be kept for later')
    return []
  }
}

/** The time of a kept file says when a build last named it. */
async function keep(source: string, target: string, now: number): Promise<void> {
  if ((await look(target))?.size !== (await look(source))?.size) {
    // Under another name first: processes that run already may be asked for it at any moment.
    const part = `${target}.${process.pid}.part`
    await copyFile(source, part)
    await rename(part, target)
  }
  await utimes(target, now / 1000, now / 1000)
}

async function removeOld(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const mtimeMs = (await look(file))?.mtimeMs ?? now
    if (now - mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true })
  }
}

/** Undefined when it is not there, or not any more: other processes do the same at the same time. */
async function look(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  try {
    return await stat(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
