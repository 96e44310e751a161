import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Overview } from '@course/contract/admin/overview'
import { expect, onTestFinished, test } from 'vitest'
import { callFunctionData } from '../testing/admin.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { runOperatorCommand } from '../testing/run-command.ts'
import { temporaryFolder } from '../testing/start-process.ts'
import { type RunningSite, type SiteOptions, startSite } from '../testing/start-site.ts'
import { openDestination } from './destination.ts'
import { BACKUP_JOB } from './nightly-backup.ts'
import { claimNight } from './store.ts'

const DAY_SECONDS = 86_400

const backupsOf = (site: RunningSite) => site.db.selectFrom('backups').selectAll().orderBy('night').execute()
const finished = async (site: RunningSite) => (await backupsOf(site)).filter((row) => row.finished_at)
const waitForBackup = (site: RunningSite, count: number) =>
  expect.poll(async () => (await finished(site)).length, { timeout: 30_000 }).toBe(count)

async function nextNight(site: RunningSite) {
  site.clock.advance(DAY_SECONDS)
  site.jobs.trigger(BACKUP_JOB)
}

async function ageOf(site: RunningSite): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  return Number(/^course_backup_age_seconds (\S+)$/m.exec(metrics)?.[1])
}

/** Restores the latest backup into an empty site of the same engine, and returns what the command printed. */
async function restoreLatest(env: Record<string, string>, engine: 'sqlite' | 'postgres') {
  const DATA_DIR = temporaryFolder()
  const database = engine === 'postgres' && { DATABASE_URL: await createEmptyDatabase() }
  const target = { DATA_DIR, LOG_LEVEL: 'error', ...env, ...database }
  return { DATA_DIR, ...(await runOperatorCommand('restore', ['--latest'], target)) }
}

test('backs itself up once a night, keeps the newest ones, and restores with one command', async () => {
  const folder = join(temporaryFolder(), 'nightly')
  mkdirSync(folder)
  writeFileSync(join(folder, 'photos.zip'), 'of the owner')
  writeFileSync(join(folder, 'course-20261101-020000.backup.partial'), 'of a killed process')
  const env = { BACKUP_TO: folder, BACKUP_KEEP: '2' }
  const site = await startSite({ env })
  await waitForBackup(site, 1)
  const [first] = await finished(site)
  expect(readdirSync(folder).toSorted()).toEqual([first!.name, 'photos.zip'])
  expect(statSync(join(folder, first!.name!))).toMatchObject({ mode: 0o100600, size: first!.bytes })

  site.jobs.trigger(BACKUP_JOB)
  for (const count of [2, 3]) {
    await nextNight(site)
    await waitForBackup(site, count)
  }
  const names = (await finished(site)).map(({ name }) => name)
  expect(readdirSync(folder).toSorted()).toEqual([names[1], names[2], 'photos.zip'])

  expect(await ageOf(site)).toBeLessThan(60)
  site.clock.advance(7200)
  expect(await ageOf(site)).toBeGreaterThanOrEqual(7200)
  const owner = await site.administrator()
  const { backups, launch } = await callFunctionData<Overview>(owner, 'admin-overview')
  expect(backups).toEqual({ areOn: true, lastAt: (await finished(site))[2]!.finished_at })
  expect(launch).toContainEqual(expect.objectContaining({ id: 'backups', isDone: true }))

  const restored = await restoreLatest(env, site.engine)
  expect(restored.printed).toContain(`Restoring ${names[2]}.`)
  expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('Restored.') })
  expect(readdirSync(restored.DATA_DIR).filter((name) => name.startsWith('.'))).toEqual([])
})

test('stores backups in a bucket, in parts if they are large', async () => {
  const storage = await startObjectStorage()
  onTestFinished(() => storage.close())
  storage.objects.set('nightly/notes.txt', {
    bytes: Buffer.from('of the owner'),
    modifiedAt: new Date(),
    type: '',
  })
  const env = {
    BACKUP_TO: 's3://course/nightly',
    BACKUP_KEEP: '1',
    BACKUP_S3_ENDPOINT: new URL(storage.url).origin,
    BACKUP_S3_ACCESS_KEY_ID: storage.env.S3_ACCESS_KEY_ID!,
    BACKUP_S3_SECRET_ACCESS_KEY: storage.env.S3_SECRET_ACCESS_KEY!,
  }
  const site = await startSite({ env })
  await waitForBackup(site, 1)
  const large = randomBytes(9_000_000)
  mkdirSync(join(site.config.dataDir, 'media/images'), { recursive: true })
  writeFileSync(join(site.config.dataDir, 'media/images/large.png'), large)
  await nextNight(site)
  await waitForBackup(site, 2)
  const last = (await finished(site))[1]!
  expect([...storage.objects.keys()].toSorted()).toEqual([`nightly/${last.name}`, 'nightly/notes.txt'])
  expect(last.bytes).toBeGreaterThan(large.length)
  expect(readdirSync(site.config.dataDir).filter((name) => name.startsWith('.'))).toEqual([])

  const restored = await restoreLatest(env, site.engine)
  expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('Restored.') })
  expect(statSync(join(restored.DATA_DIR, 'media/images/large.png')).size).toBe(large.length)
})

test('finds the latest of more backups than one listing of the bucket has', async () => {
  const storage = await startObjectStorage(0, 1000)
  onTestFinished(storage.close)
  const object = { bytes: Buffer.from('a'), modifiedAt: new Date(), type: '' }
  for (let number = 0; number < 10_001; number++) storage.objects.set(`${number}`.padStart(5, '0'), object)
  const to = {
    kind: 's3',
    url: storage.url,
    folder: '',
    region: 'us-east-1',
    accessKeyId: storage.env.S3_ACCESS_KEY_ID!,
    secretAccessKey: storage.env.S3_SECRET_ACCESS_KEY!,
  } as const
  expect(await openDestination(to).listNames()).toHaveLength(10_001)
  const missing = openDestination({ ...to, url: storage.url.replace(/course$/, 'missing') })
  await expect(missing.listNames()).rejects.toThrow('The bucket does not exist.')
})

test('raises an alarm when a backup fails, and resolves it with the next one', async () => {
  const folder = join(temporaryFolder(), 'unmounted')
  writeFileSync(folder, 'a file instead of a folder')
  const options: SiteOptions = { env: { BACKUP_TO: folder }, expectedFaults: /ALARM/ }
  const site = await startSite(options)
  const alarms = () =>
    site.db
      .selectFrom('alarms')
      .select(['detail', 'resolution'])
      .where('kind', '=', 'backup.failed')
      .execute()
  await expect.poll(alarms).toEqual([{ detail: expect.stringContaining('EEXIST'), resolution: null }])
  expect(await finished(site)).toEqual([])
  site.clock.advance(1800)
  expect(await ageOf(site)).toBeGreaterThanOrEqual(1800)

  rmSync(folder)
  site.clock.advance(1801)
  site.jobs.trigger(BACKUP_JOB)
  await waitForBackup(site, 1)
  await expect.poll(alarms).toMatchObject([{ resolution: 'cause gone' }])
})

test('gives the backup of a night to one of several machines, and to another one when it dies', async () => {
  const site = await startSite()
  const claimAll = () => Promise.all(Array.from({ length: 5 }, () => claimNight(site, '2026-11-19', 300)))
  expect((await claimAll()).filter(Boolean)).toHaveLength(1)
  site.clock.advance(299)
  expect((await claimAll()).filter(Boolean)).toHaveLength(0)
  site.clock.advance(2)
  expect((await claimAll()).filter(Boolean)).toHaveLength(1)
})

test('rejects a destination that it cannot use at the start', async () => {
  const result = await runOperatorCommand('backup', ['file'], {
    DATA_DIR: temporaryFolder(),
    BACKUP_TO: 's3://course',
    BACKUP_KEEP: '0',
  })
  expect(result.code).toBe(1)
  for (const name of ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_KEEP'])
    expect(result.printed).toContain(name)
})
