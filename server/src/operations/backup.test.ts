import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { openApp } from '../app.ts'
import { createBackup, openSnapshot, type Snapshot, type Table, writeArchive } from '../backups/index.ts'
import { readConfig } from '../config.ts'
import { fillYear } from '../demo/year.ts'
import { openCards } from '../sales/provider/cards.ts'
import { freshEmail, PASSWORD } from '../testing/accounts.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { runOperatorCommand } from '../testing/run-command.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { restore } from './restore.ts'

const ADMIN_PASSWORD = 'administrator of the test'

/** Settings of a site with an empty data folder and database. */
async function emptySiteSettings(engine = inject('engine')): Promise<Record<string, string>> {
  return {
    DATA_DIR: temporaryFolder(),
    ADMIN_PASSWORD,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    ...(engine === 'postgres' && { DATABASE_URL: await createEmptyDatabase() }),
  }
}

async function start(env: Record<string, string>) {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  return startProcess({ ...env, PORT, SANDBOX_PORT, SITE_URL: 'http://localhost:3000' })
}

const post = (url: string, path: string, body: object | Buffer, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body),
  })

async function signIn(url: string, email: string, password: string): Promise<string | undefined> {
  const response = await post(url, '/auth/v1/token?grant_type=password', { email, password })
  return ((await response.json()) as { access_token?: string }).access_token
}

/** Settings of a stopped site with demo data. */
async function filledSiteSettings(engine = inject('engine')): Promise<Record<string, string>> {
  const env = await emptySiteSettings(engine)
  const config = readConfig({ ...env, QUIET: '1' })
  const app = await openApp({
    config,
    cards: openCards(config.cards, { url: 'http://127.0.0.1:9', webhookSecret: 'none' }),
  })
  await fillYear(app.site, 30)
  await app.close()
  return env
}

test('a backup created during sign-ups restores to a quiet site with all accounts and files', async () => {
  const env = await emptySiteSettings()
  const site = await start(env)
  const token = await signIn(site.url, 'admin@example.com', ADMIN_PASSWORD)
  const image = readFileSync(join(import.meta.dirname, '../../../web/public/share.png'))
  const upload = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  expect((await post(site.url, '/storage/v1/object/images/deep/ü.png', image, upload)).status).toBe(200)

  const signUp = async (email: string) => {
    const uniqueIp = { 'x-forwarded-for': `10.1.${emails.length}.1` }
    const response = await post(site.url, '/auth/v1/signup', { email, password: PASSWORD }, uniqueIp)
    expect(response.status).toBe(200)
    emails.push(email)
  }
  const emails: string[] = []
  await signUp(freshEmail())
  const before = [...emails]
  const file = join(temporaryFolder(), 'site.backup')
  let isDone = false
  const [made] = await Promise.all([
    runOperatorCommand('backup', [file], env).finally(() => {
      isDone = true
    }),
    (async () => {
      while (!isDone && emails.length < 6) await signUp(freshEmail())
    })(),
  ])
  expect(made).toMatchObject({ code: 0, printed: expect.stringContaining('is complete') })
  expect(emails.length).toBeGreaterThan(before.length)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await runOperatorCommand('verify-backup', [file], {})).toMatchObject({ code: 0 })
  site.kill('SIGTERM')
  await site.exited

  const target = await emptySiteSettings()
  const restored = await runOperatorCommand('restore', [file], target)
  expect(restored.printed).toContain('Restored.')

  const copy = await start(target)
  expect(copy.output()).toMatch(/Quiet copy:/)
  const admin = await signIn(copy.url, 'admin@example.com', ADMIN_PASSWORD)
  expect(admin).toBeDefined()
  const restoredImage = await fetch(`${copy.url}/storage/v1/object/public/images/deep/ü.png`)
  expect(Buffer.from(await restoredImage.arrayBuffer()).equals(image)).toBe(true)
  for (const email of before) {
    const signInResponse = await post(copy.url, '/auth/v1/token?grant_type=password', {
      email,
      password: PASSWORD,
    })
    expect(await signInResponse.json()).toMatchObject({ error_code: 'email_not_confirmed' })
  }
  copy.kill('SIGTERM')
  await copy.exited
  expect(await runOperatorCommand('restore', ['--live'], target)).toMatchObject({ code: 0 })
  expect(readConfig(target).quiet).toBe(false)
})

test('rejects a damaged, incomplete or encrypted backup before writing anything', async ({ skip }) => {
  skip(inject('engine') === 'postgres' && !process.env.TEST_ALL, 'the file is checked before the database')
  const config = readConfig({ ...(await filledSiteSettings()), QUIET: '1' })
  const folder = temporaryFolder()
  const [file, encrypted] = [join(folder, 'plain'), join(folder, 'encrypted')]
  const passphrase = 'open sesame, please'
  await createBackup(config, file, undefined, () => {})
  await createBackup(config, encrypted, passphrase, () => {})
  await expect(createBackup(config, file, undefined, () => {})).rejects.toThrow('already exists')
  expect(readdirSync(folder).toSorted()).toEqual(['encrypted', 'plain'])

  const target = readConfig(await emptySiteSettings())
  const expectRejected = async (path: string, reason: string, passphraseUsed?: string) => {
    await expect(restore(target, migrations, path, passphraseUsed, () => {})).rejects.toThrow(reason)
    expect(readdirSync(target.dataDir)).toEqual([])
  }
  const corrupt = (from: string, statement: string) => {
    const path = join(folder, 'corrupted')
    copyFileSync(from, path)
    const db = new DatabaseSync(path)
    db.exec(statement)
    db.close()
    return path
  }
  const users = `where entry = 'table/users'`
  await expectRejected(
    corrupt(file, `update parts set bytes = zeroblob(100) ${users}`),
    'table/users is damaged',
  )
  await expectRejected(corrupt(file, `delete from parts ${users}`), 'table/users is damaged')
  await expectRejected(
    corrupt(
      file,
      `update parts set bytes = (select bytes from parts where entry = 'table/purchases') ${users}`,
    ),
    'table/users does not match its checksum',
  )
  await expectRejected(corrupt(file, 'delete from manifest'), 'has no manifest')
  await expectRejected(corrupt(file, `update manifest set text = '{"address": "ada@x'`), 'it is damaged')
  await expectRejected(encrypted, 'Set BACKUP_PASSPHRASE')
  await expectRejected(file, 'it is not encrypted, although BACKUP_PASSPHRASE is set', passphrase)
  const withoutSalt = `update manifest set salt = null, signature = null`
  await expectRejected(corrupt(encrypted, withoutSalt), 'it is not encrypted', passphrase)
  writeFileSync(join(folder, 'corrupted'), readFileSync(file).subarray(0, 20_000))
  await expectRejected(join(folder, 'corrupted'), 'cannot be used: it is damaged, or not a backup.')
  writeFileSync(join(folder, 'corrupted'), 'notes, not a backup')
  await expectRejected(join(folder, 'corrupted'), 'cannot be used: it is damaged, or not a backup.')
  await expectRejected(encrypted, 'the passphrase is wrong', 'open sesame')
  const redated = `update manifest set text = replace(text, '"createdAt":"2', '"createdAt":"3')`
  await expectRejected(corrupt(encrypted, redated), 'the manifest was changed', passphrase)

  await restore(target, migrations, encrypted, passphrase, () => {})
  const again = restore(target, migrations, encrypted, passphrase, () => {})
  await expect(again).rejects.toThrow('the database is not empty')
  const [one, other] = [await openSnapshot(config.database), await openSnapshot(target.database)]
  for (const table of one.tables.filter(({ name }) => name !== 'secret_fingerprints'))
    expect(await allRows(other, table), table.name).toEqual(await allRows(one, table))
  await Promise.all([one.close(), other.close()])
})

test.each([
  'media/images/../../../outside.png',
  'media/images//etc/outside.png',
  'media/images/..\\\\outside.png',
  'media/elsewhere/outside.png',
  'secret/../outside',
  'secret/..',
  'table/users; drop table users',
  'outside',
])('rejects a backup with an entry named %s before writing anything', async (name) => {
  const file = join(temporaryFolder(), 'backup')
  await writeArchive(file, undefined, async (archive) => {
    await archive.add(name, [Buffer.from('bytes')])
    return { createdAt: '2026-01-01', engine: 'sqlite', migrations: [] }
  })
  const target = readConfig(await emptySiteSettings('sqlite'))
  await expect(restore(target, migrations, file, undefined, () => {})).rejects.toThrow(
    'an invalid entry name',
  )
  expect(readdirSync(target.dataDir)).toEqual([])
})

async function allRows(snapshot: Snapshot, table: Table): Promise<string[]> {
  const found: string[] = []
  for await (const rows of snapshot.rows(table)) found.push(...rows.map((row) => JSON.stringify(row)))
  return found.toSorted()
}

test.runIf(inject('engine') === 'postgres')(
  'copies everything from SQLite to an empty PostgreSQL database without changing the file',
  async () => {
    const env = await filledSiteSettings('sqlite')
    const sqlite = join(env.DATA_DIR!, 'course.sqlite')
    const before = readFileSync(sqlite)
    const url = await createEmptyDatabase()

    const running = new DatabaseSync(sqlite)
    running.exec('select 1 from users')
    const move = () => moveToPostgres(sqlite, url, migrations, () => {})
    await expect(move()).rejects.toThrow('The site is running')
    running.close()

    const moved = await runOperatorCommand('move-to-postgres', [url], env)
    expect(moved).toMatchObject({
      code: 0,
      printed: expect.stringContaining('All rows were copied and compared'),
    })
    expect(moved.printed).toMatch(/purchases: 30 rows/)
    expect(readFileSync(sqlite).equals(before)).toBe(true)
    expect(existsSync(`${sqlite}-wal`)).toBe(false)

    await expect(move()).rejects.toThrow('not empty')

    const site = await start({ ...env, DATABASE_URL: url })
    expect(await signIn(site.url, 'admin@example.com', ADMIN_PASSWORD)).toBeDefined()

    // A backup of one engine restores on the other.
    const file = join(temporaryFolder(), 'backup')
    await createBackup(readConfig({ ...env, DATABASE_URL: url, QUIET: '1' }), file, undefined, () => {})
    const target = await emptySiteSettings('sqlite')
    await restore(readConfig(target), migrations, file, undefined, () => {})
    const back = new DatabaseSync(join(target.DATA_DIR!, 'course.sqlite'), { readOnly: true })
    expect(back.prepare('select count(*) as n from purchases').get()).toEqual({ n: 30 })
    back.close()
  },
)
