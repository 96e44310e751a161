import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runOperatorCommand } from '../../testing/run-command.ts'
import { temporaryFolder } from '../../testing/start-process.ts'
import { startSite } from '../../testing/start-site.ts'

test('writes the course beside the running site, and does not migrate its database', async () => {
  const site = await startSite()
  const { config, db } = site
  const settings = {
    DATA_DIR: config.dataDir,
    ...(config.database.kind === 'postgres' && { DATABASE_URL: config.database.url }),
  }
  const exportTo = (folder: string) => runOperatorCommand('course', ['export', folder], settings)
  const folder = join(temporaryFolder(), 'course')
  const written = await exportTo(folder)
  expect(written.code, written.printed).toBe(0)
  expect(existsSync(folder)).toBe(true)

  const applied = async () =>
    (await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)).rows
  const all = await applied()
  const newest = all.at(-1)!.name
  await sql`delete from schema_migrations where name = ${newest}`.execute(db)
  const refused = await exportTo(join(temporaryFolder(), 'course'))
  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('older version') })
  expect(await applied()).toEqual(all.slice(0, -1))
})
