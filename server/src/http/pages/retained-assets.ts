import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS, nowMillis } from '../../platform/clock.ts'
import { replaceFile } from '../../platform/replace-file.ts'
import { ASSET_RETENTION_DAYS } from '../../platform/shared-assets.ts'
import type { Site } from '../../platform/site.ts'

/**
 * Copies this build's assets to the data folder, beside those of other builds, and returns that folder. Open
 * tabs request files of the previous build, and during a rolling update each release gets requests for the
 * other's files. Synchronous, because nothing is served yet: 5 ms instead of 23.
 */
export function retainAssets(
  { config, clock, log }: Pick<Site, 'config' | 'clock' | 'log'>,
  builtFolder: string,
): string[] {
  const folder = join(config.dataDir, 'assets')
  const now = nowMillis(clock)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(builtFolder)) copyAsset(join(builtFolder, name), join(folder, name), now)
    removeExpired(folder, now)
    return [folder]
  } catch (error) {
    // A full disk must not keep the site from starting; its own assets are served from the build.
    log.warn({ err: error }, 'the assets of this build could not be copied to the data folder')
    return []
  }
}

/** The modification time records when a build last included the file. */
function copyAsset(source: string, target: string, now: number): void {
  if (statIfExists(target)?.size !== statIfExists(source)?.size)
    replaceFile(target, (temporaryFile) => copyFileSync(source, temporaryFile))
  utimesSync(target, now / 1000, now / 1000)
}

/**
 * Marks the copies of this build as used. Open tabs may request them for a while after an update, however long the
 * site ran before it.
 */
export function renewAssets({ config, clock }: Pick<Site, 'config' | 'clock'>, names: readonly string[]) {
  const now = nowMillis(clock) / 1000
  for (const name of names) {
    const file = join(config.dataDir, 'assets', name)
    if (statIfExists(file)) utimesSync(file, now, now)
  }
}

function removeExpired(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const mtimeMs = statIfExists(file)?.mtimeMs ?? now
    if (now - mtimeMs > ASSET_RETENTION_DAYS * DAY_MS) rmSync(file, { force: true })
  }
}

/** Undefined if another process has removed the file. */
function statIfExists(file: string): { size: number; mtimeMs: number } | undefined {
  return statSync(file, { throwIfNoEntry: false })
}
