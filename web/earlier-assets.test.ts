import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carryOverAssets, writeHistory } from './earlier-assets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'course-assets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Builds and puts in place, as `build.ts` does, and lists what is served then. */
async function deploy(...files: string[]): Promise<string[]> {
  const [served, stage, history] = ['served', 'stage', 'history.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await mkdir(stage)
  for (const name of files) await writeFile(join(stage, name), `content of ${name}`)
  await writeHistory(history, await carryOverAssets({ assets: stage, before: served, history }))
  await rm(served, { recursive: true, force: true })
  await rename(stage, served)
  return (await readdir(served)).sort()
}

test('the files of the last three builds stay beside the new ones, those before go', async () => {
  expect(await deploy('app-1.js', 'same.js')).toEqual(['app-1.js', 'same.js'])
  expect(await deploy('app-2.js', 'same.js')).toEqual(['app-1.js', 'app-2.js', 'same.js'])
  await deploy('app-3.js', 'same.js')
  expect(await deploy('app-4.js')).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'app-4.js', 'same.js'])
  expect(await deploy('app-5.js')).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'app-5.js', 'same.js'])
  expect(await readFile(join(folder, 'served', 'app-2.js'), 'utf8')).toBe('content of app-2.js')
})

test('the same build made again pushes nothing out', async () => {
  await deploy('app-1.js')
  for (let again = 0; again < 5; again += 1) await deploy('app-2.js')
  expect(await deploy('app-2.js')).toEqual(['app-1.js', 'app-2.js'])
})

test('going back to an earlier build serves it as the new one', async () => {
  await deploy('app-1.js')
  await deploy('app-2.js')
  expect(await deploy('app-1.js')).toEqual(['app-1.js', 'app-2.js'])
})

test('a damaged history carries nothing over and fails nothing', async () => {
  await deploy('app-1.js')
  await writeFile(join(folder, 'history.json'), '[[')
  expect(await deploy('app-2.js')).toEqual(['app-2.js'])
})
