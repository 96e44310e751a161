import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/start-process.ts'
import { diskStore } from './disk-store.ts'

test('lists a missing folder as empty, but fails if a folder cannot be read', async () => {
  const dataDir = temporaryFolder()
  expect(await diskStore(dataDir).list('images', '')).toEqual([])
  mkdirSync(join(dataDir, 'media'))
  // A link to itself is unreadable also for root.
  symlinkSync('images', join(dataDir, 'media/images'))
  await expect(diskStore(dataDir).list('images', '')).rejects.toThrow('ELOOP')
})

test('skips a file that was removed while the folder was listed', async () => {
  const dataDir = temporaryFolder()
  const folder = join(dataDir, 'media/images')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.png'), 'a')
  symlinkSync('removed', join(folder, 'b.png'))
  expect(await diskStore(dataDir).list('images', '')).toMatchObject([{ name: 'a.png', info: { size: 1 } }])
})
