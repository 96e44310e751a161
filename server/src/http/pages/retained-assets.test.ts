import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageName, pagePaths } from '@course/contract/paths'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/start-process.ts'
import { startSite } from '../../testing/start-site.ts'
import { renewAssets, retainAssets } from './retained-assets.ts'

/** Writes a build with one script. */
function build(script: string): string {
  const folder = join(temporaryFolder(), 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const names = pagePaths().map((path) => (path === '/' ? 'index' : pageName(path)))
  for (const name of [...names, 'not-found']) writeFileSync(join(folder, `${name}.html`), '<h1>Page</h1>')
  writeFileSync(join(folder, 'assets', script), `content of ${script}`)
  writeFileSync(join(folder, 'assets', `${script}.br`), brotliCompressSync(`content of ${script}`))
  return folder
}

test('two releases that share a data folder serve the assets of both', async () => {
  const older = await startSite({ webFolder: build('app-1.js') })
  const { dataDir: DATA_DIR } = older.config
  const newer = await startSite({ webFolder: build('app-2.js'), env: { DATA_DIR } })
  for (const { url } of [older, newer]) {
    for (const script of ['app-1.js', 'app-2.js']) {
      const response = await fetch(`${url}/assets/${script}`, { headers: { 'accept-encoding': 'br' } })
      expect(await response.text()).toBe(`content of ${script}`)
      expect(response.headers.get('content-encoding')).toBe('br')
    }
    expect((await fetch(`${url}/assets/app-3.js`)).status).toBe(404)
  }
})

test('serves the assets of a build that was replaced while the site runs', async () => {
  const folder = build('app-1.js')
  const site = await startSite({ webFolder: folder })
  rmSync(join(folder, 'assets', 'app-1.js'))
  rmSync(join(folder, 'assets', 'app-1.js.br'))
  expect(await (await fetch(`${site.url}/assets/app-1.js`)).text()).toBe('content of app-1.js')
})

test('removes assets that no build has used for a month, and fixes damaged ones', async () => {
  const site = await startSite()
  const assets = (script: string) => join(build(script), 'assets')
  const retainedFolder = join(site.config.dataDir, 'assets')
  retainAssets(site, assets('app-1.js'))
  site.clock.advance(20 * 86_400)
  retainAssets(site, assets('app-2.js'))
  writeFileSync(join(retainedFolder, 'app-2.js'), '')
  site.clock.advance(20 * 86_400)
  retainAssets(site, assets('app-2.js'))
  expect(readdirSync(retainedFolder).sort()).toEqual(['app-2.js', 'app-2.js.br'])
})

test('keeps the assets of a release that ran for longer than a month until the update', async () => {
  const site = await startSite()
  const assets = (script: string) => join(build(script), 'assets')
  retainAssets(site, assets('app-1.js'))
  site.clock.advance(40 * 86_400)
  renewAssets(site, ['app-1.js', 'removed-by-hand.js'])
  retainAssets(site, assets('app-2.js'))
  const retained = readdirSync(join(site.config.dataDir, 'assets'))
  expect(retained).toContain('app-1.js')
  // The compressed form was not named.
  expect(retained).not.toContain('app-1.js.br')
})

test('serves its own assets if the data folder is not writable', async () => {
  const site = await startSite()
  writeFileSync(join(site.config.dataDir, 'assets'), 'a file in the way')
  expect(retainAssets(site, join(build('app-1.js'), 'assets'))).toEqual([])
  expect(site.logged.join('')).toContain('could not be copied')
})
