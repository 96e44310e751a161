import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageName, pagePaths } from '@course/contract/paths'
import { expect, inject, test } from 'vitest'
import { temporaryFolder } from '../testing/start-process.ts'
import { startSite } from '../testing/start-site.ts'
import { findMachineDifferences } from './machines.ts'

/** Writes a build with one script. */
function build(script: string): string {
  const folder = join(temporaryFolder(), 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const names = pagePaths().map((path) => (path === '/' ? 'index' : pageName(path)))
  for (const name of [...names, 'not-found']) writeFileSync(join(folder, `${name}.html`), '<h1>Page</h1>')
  writeFileSync(join(folder, 'assets', script), `content of ${script}`)
  return folder
}

/** SQLite has one machine. */
const onPostgres = test.skipIf(inject('engine') === 'sqlite')

onPostgres('two releases on machines with separate data folders serve the assets of both', async () => {
  const older = await startSite({ webFolder: build('app-1.js') })
  const { database } = older.config
  const DATABASE_URL = database.kind === 'postgres' ? database.url : ''
  const newer = await startSite({ webFolder: build('app-2.js'), env: { DATABASE_URL } })
  expect(newer.config.dataDir).not.toBe(older.config.dataDir)
  for (const { url } of [older, newer, newer]) {
    for (const script of ['app-1.js', 'app-2.js']) {
      const response = await fetch(`${url}/assets/${script}`)
      expect([response.status, await response.text()]).toEqual([200, `content of ${script}`])
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
    for (const missing of ['app-3.js', '..%2fsecrets%2fjwt'])
      expect((await fetch(`${url}/assets/${missing}`)).status).toBeGreaterThanOrEqual(400)
  }
  expect(readFileSync(join(newer.config.dataDir, 'assets/app-1.js'), 'utf8')).toBe('content of app-1.js')
})

onPostgres('a machine with another clock or release is reported at its start', async () => {
  const site = await startSite()
  expect(await findMachineDifferences(site)).toEqual([])
  await site.db
    .insertInto('heartbeats')
    .values({ id: 'release 9.9.9', written_at: site.clock.now().toISOString() })
    .execute()
  const { database } = site.config
  const second = await startSite({
    env: { DATABASE_URL: database.kind === 'postgres' ? database.url : '' },
    clock: { now: () => new Date(Date.now() + 60_000), advance: () => undefined },
  })
  const logged = second.logged.join('')
  expect(logged).toContain('but others run 9.9.9')
  expect(logged).toMatch(/The clock of this machine is (59|60|61) seconds ahead of the database server's/)
})
