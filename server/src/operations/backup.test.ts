import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { openApp } from '../app.ts'
import { openCards } from '../checkout/cards.ts'
import { readConfig } from '../config.ts'
import { fillYear } from '../demo/year.ts'
import { freshEmail, PASSWORD } from '../testing/accounts.ts'
import { emptyDatabase } from '../testing/database-copy.ts'
import { runOperatorCommand } from '../testing/run-command.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'
import { backUp } from './create-backup.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { restore } from './restore.ts'
import { openSnapshot, type Snapshot, type Table } from './snapshot.ts'

const ADMIN_PASSWORD = 'administrator of the test'

/** The settings of a site in a new, empty place. */
async function emptyPlace(engine = inject('engine')): Promise<Record<string, string>> {
  return {
    DATA_DIR: temporaryFolder(),
    ADMIN_PASSWORD,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    ...(engine === 'postgres' && { DATABASE_URL: await emptyDatabase() }),
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

/** A site with the customers of a demonstration, which stands still. */
async function filledPlace(engine = inject('engine')): Promise<Record<string, string>> {
  const env = await emptyPlace(engine)
  const config = readConfig({ ...env, QUIET: '1' })
  const app = await openApp({
    config,
    cards: openCards(config.cards, { url: 'http://127.0.0.1:9', webhookSecret: 'none' }),
  })
  await fillYear(app.site, 30)
  await app.close()
  return env
}

test('a backup made while people sign up restores to a quiet site that has everybody and everything', async () => {
  const env = await emptyPlace()
  const site = await start(env)
  const token = await signIn(site.url, 'admin@example.com', ADMIN_PASSWORD)
  const picture = readFileSync(join(import.meta.dirname, '../../../web/public/share.png'))
  const upload = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  expect((await post(site.url, '/storage/v1/object/images/deep/ü.png', picture, upload)).status).toBe(200)

  const signUp = async (email: string) => {
    const far = { 'x-forwarded-for': `10.1.${people.length}.1` }
    const response = await post(site.url, '/auth/v1/signup', { email, password: PASSWORD }, far)
    expect(response.status).toBe(200)
    people.push(email)
  }
  const people: string[] = []
  await signUp(freshEmail())
  const before = [...people]
  const file = join(temporaryFolder(), 'site.backup')
  let isDone = false
  const [made] = await Promise.all([
    runOperatorCommand('backup', [file], env).finally(() => {
      isDone = true
    }),
    (async () => {
      while (!isDone && people.length < 6) await signUp(freshEmail())
    })(),
  ])
  expect(made).toMatchObject({ code: 0, printed: expect.stringContaining('is whole') })
  expect(people.length).toBeGreaterThan(before.length)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await runOperatorCommand('verify-backup', [file], {})).toMatchObject({ code: 0 })
  site.kill('SIGTERM')
  await site.exited

  const place = await emptyPlace()
  const restored = await runOperatorCommand('restore', [file], place)
  expect(restored.printed).toContain('Restored.')

  const copy = await start(place)
  expect(copy.output()).toMatch(/Quiet copy:/)
  const admin = await signIn(copy.url, 'admin@example.com', ADMIN_PASSWORD)
  expect(admin).toBeDefined()
  const shown = await fetch(`${copy.url}/storage/v1/object/public/images/deep/ü.png`)
  expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true)
  for (const email of before) {
    const taken = await post(copy.url, '/auth/v1/token?grant_type=password', { email, password: PASSWORD })
    expect(await taken.json()).toMatchObject({ error_code: 'email_not_confirmed' })
  }
  copy.kill('SIGTERM')
  await copy.exited
  expect(await runOperatorCommand('restore', ['--live'], place)).toMatchObject({ code: 0 })
  expect(readConfig(place).quiet).toBe(false)
})

test('a damaged, unfinished or sealed backup is refused before anything is made', async () => {
  const config = readConfig({ ...(await filledPlace()), QUIET: '1' })
  const folder = temporaryFolder()
  const [file, sealed] = [join(folder, 'plain'), join(folder, 'sealed')]
  const passphrase = 'open sesame, please'
  await backUp(config, file, undefined, () => {})
  await backUp(config, sealed, passphrase, () => {})
  await expect(backUp(config, file, undefined, () => {})).rejects.toThrow('exists already')
  expect(readdirSync(folder).toSorted()).toEqual(['plain', 'sealed'])

  const place = readConfig(await emptyPlace())
  const refused = async (path: string, why: string, given?: string) => {
    await expect(restore(place, migrations, path, given, () => {})).rejects.toThrow(why)
    expect(readdirSync(place.dataDir)).toEqual([])
  }
  const spoil = (from: string, statement: string) => {
    const path = join(folder, 'spoilt')
    copyFileSync(from, path)
    const db = new DatabaseSync(path)
    db.exec(statement)
    db.close()
    return path
  }
  const users = `where entry = 'table/users'`
  await refused(spoil(file, `update parts set bytes = zeroblob(100) ${users}`), 'table/users is damaged')
  await refused(spoil(file, `delete from parts ${users}`), 'table/users is damaged')
  await refused(
    spoil(
      file,
      `update parts set bytes = (select bytes from parts where entry = 'table/purchases') ${users}`,
    ),
    'table/users is not what was written',
  )
  await refused(spoil(file, 'delete from manifest'), 'has no list of contents')
  await refused(sealed, 'set BACKUP_PASSPHRASE')
  await refused(sealed, 'the passphrase is wrong', 'open sesame')
  const redated = `update manifest set text = replace(text, '"createdAt":"2', '"createdAt":"3')`
  await refused(spoil(sealed, redated), 'list of contents was changed', passphrase)

  await restore(place, migrations, sealed, passphrase, () => {})
  const again = restore(place, migrations, sealed, passphrase, () => {})
  await expect(again).rejects.toThrow('the database is not empty')
  const [one, other] = [await openSnapshot(config.database), await openSnapshot(place.database)]
  for (const table of one.tables)
    expect(await allRows(other, table), table.name).toEqual(await allRows(one, table))
  await Promise.all([one.close(), other.close()])
})

async function allRows(snapshot: Snapshot, table: Table): Promise<string[]> {
  const found: string[] = []
  for await (const rows of snapshot.rows(table)) found.push(...rows.map((row) => JSON.stringify(row)))
  return found.toSorted()
}

test.runIf(inject('engine') === 'postgres')(
  'everything moves from SQLite to an empty PostgreSQL database, and the file stays as it was',
  async () => {
    const env = await filledPlace('sqlite')
    const sqlite = join(env.DATA_DIR!, 'course.sqlite')
    const before = readFileSync(sqlite)
    const url = await emptyDatabase()

    const running = new DatabaseSync(sqlite)
    running.exec('select 1 from users')
    const move = () => moveToPostgres(sqlite, url, migrations, () => {})
    await expect(move()).rejects.toThrow('The site is running')
    running.close()

    const moved = await runOperatorCommand('move-to-postgres', [url], env)
    expect(moved).toMatchObject({
      code: 0,
      printed: expect.stringContaining('Everything is there and the same'),
    })
    expect(moved.printed).toMatch(/purchases: 30 rows/)
    expect(readFileSync(sqlite).equals(before)).toBe(true)
    expect(existsSync(`${sqlite}-wal`)).toBe(false)

    await expect(move()).rejects.toThrow('not empty')

    const site = await start({ ...env, DATABASE_URL: url })
    expect(await signIn(site.url, 'admin@example.com', ADMIN_PASSWORD)).toBeDefined()

    // And back: a backup of one engine restores on the other.
    const file = join(temporaryFolder(), 'backup')
    await backUp(readConfig({ ...env, DATABASE_URL: url, QUIET: '1' }), file, undefined, () => {})
    const place = await emptyPlace('sqlite')
    await restore(readConfig(place), migrations, file, undefined, () => {})
    const back = new DatabaseSync(join(place.DATA_DIR!, 'course.sqlite'), { readOnly: true })
    expect(back.prepare('select count(*) as n from purchases').get()).toEqual({ n: 30 })
    back.close()
  },
)
