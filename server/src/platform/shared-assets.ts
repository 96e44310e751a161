import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_SECONDS, isoFromNow, nowIso } from './clock.ts'
import { replaceFile } from './replace-file.ts'
import type { Site } from './site.ts'

declare module './database.ts' {
  interface Tables {
    /** `content` is base64. Only on PostgreSQL. */
    shared_assets: { name: string; content: string; used_at: string }
  }
}

/** Longer than a tab can be expected to stay open. */
export const ASSET_RETENTION_DAYS = 30

const ASSET_NAME = /^[\w.-]{1,200}$/

type SharedAssets = {
  /** Copies an asset that a machine has stored in the database into the data folder. Returns false if none has. */
  restoreAsset(name: string): Promise<boolean>
  /** Marks the assets of this build as used, so that other releases keep them. */
  renew(): Promise<void>
}

/**
 * Stores the assets of this build in the database, for machines with other data folders: during a rolling update, a machine
 * gets requests for files of pages that another machine sent.
 */
export async function shareAssets(site: Site, builtFolder: string): Promise<SharedAssets | undefined> {
  if (site.engine !== 'postgres') return undefined
  const { db, clock, config, log } = site
  const names = readdirSync(builtFolder)
  const renew = async () => {
    if (names.length === 0) return
    await db
      .updateTable('shared_assets')
      .set({ used_at: nowIso(clock) })
      .where('name', 'in', names)
      .execute()
  }
  if (names.length > 0) {
    const used_at = nowIso(clock)
    const stored = await db.selectFrom('shared_assets').select('name').where('name', 'in', names).execute()
    const known = new Set(stored.map(({ name }) => name))
    for (const name of names.filter((each) => !known.has(each)))
      await db
        .insertInto('shared_assets')
        .values({ name, content: readFileSync(join(builtFolder, name), 'base64'), used_at })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    await renew()
  }
  const expired = isoFromNow(clock, -ASSET_RETENTION_DAYS * DAY_SECONDS)
  await db.deleteFrom('shared_assets').where('used_at', '<', expired).execute()

  const copyFromDatabase = async (name: string): Promise<boolean> => {
    const row = await db
      .selectFrom('shared_assets')
      .select('content')
      .where('name', '=', name)
      .executeTakeFirst()
    if (!row) return false
    const folder = join(config.dataDir, 'assets')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    replaceFile(join(folder, name), (temporaryFile) =>
      writeFileSync(temporaryFile, Buffer.from(row.content, 'base64')),
    )
    return true
  }

  return {
    renew,
    async restoreAsset(name) {
      if (!ASSET_NAME.test(name)) return false
      try {
        if (!(await copyFromDatabase(name))) return false
        // The compressed forms, so that later requests get them.
        for (const compressed of [`${name}.br`, `${name}.gz`]) await copyFromDatabase(compressed)
        return true
      } catch (error) {
        log.warn({ err: error }, 'an asset could not be copied from the database')
        return false
      }
    },
  }
}
