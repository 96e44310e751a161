import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { browser, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { checkoutBrowser as buyer } from '../testing/checkout-site.ts'
import { freePorts } from '../testing/start-process.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'

type Readiness = { httpStatus: number; status: string; checks: Record<string, string> }

/** Results are cached for some seconds, so the clock is advanced first. */
async function fetchReadiness(site: RunningSite): Promise<Readiness> {
  site.clock.advance(60)
  const response = await fetch(`${site.url}/readyz`)
  return { httpStatus: response.status, ...((await response.json()) as Omit<Readiness, 'httpStatus'>) }
}

const signUp = (site: RunningSite) => browser(site).signUp({ email: freshEmail(), password: PASSWORD })

const linesAbout = (site: RunningSite, text: string) => site.logged.filter((line) => line.includes(text))

test('a draining site reports "stopping", still serves requests and closes connections', async () => {
  const site = await startSite()
  expect((await fetch(`${site.url}/healthz`)).headers.get('connection')).toBe('keep-alive')
  site.app.startDraining()
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(site.url + path)
    expect([response.status, await response.json()]).toEqual([503, { status: 'stopping' }])
    expect(response.headers.get('connection')).toBe('close')
  }
  expect((await signUp(site)).error).toBeNull()
})

test('is not ready while the database is read-only, and logs it once', async () => {
  // A job may be running when its connection is cut.
  const site = await startSite({ expectedFaults: /read-only|readonly|terminat/i })
  expect(await fetchReadiness(site)).toMatchObject({ httpStatus: 200, checks: { database: 'ok' } })

  await setReadOnly(site, true)
  for (let probe = 0; probe < 3; probe++) {
    expect(await fetchReadiness(site)).toMatchObject({
      httpStatus: 503,
      status: 'unavailable',
      checks: { database: 'unavailable' },
    })
  }
  expect(linesAbout(site, 'database is unavailable')).toHaveLength(1)
  // A replica of PostgreSQL that will be promoted is read-only; a disk that is read-only stays so.
  const status = site.engine === 'postgres' ? 503 : 500
  await expect.poll(async () => (await signUp(site)).error?.status).toBe(status)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

  await setReadOnly(site, false)
  // The first requests may still get a connection that was cut.
  await expect.poll(() => fetchReadiness(site)).toMatchObject({ httpStatus: 200, checks: { database: 'ok' } })
  await expect.poll(async () => (await signUp(site)).error).toBeNull()
})

async function setReadOnly({ db, config }: RunningSite, isReadOnly: boolean) {
  if (config.database.kind === 'sqlite') {
    await sql.raw(`pragma query_only = ${isReadOnly}`).execute(db)
    return
  }
  const name = new URL(config.database.url).pathname.slice(1)
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`)
  // Open connections would keep the old setting. Waits until they have ended.
  await client.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [
    name,
  ])
  await client.end()
}

test('repeated readiness requests write at most once a second', async () => {
  const site = await startSite()
  const lastWrite = async () =>
    (
      await site.db
        .selectFrom('heartbeats')
        .select('written_at')
        .where('id', '=', 'readiness')
        .executeTakeFirstOrThrow()
    ).written_at
  await fetchReadiness(site)
  const first = await lastWrite()
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/readyz`)))
  const since = Date.parse(await lastWrite()) - Date.parse(first)
  // The requests may take longer than a second; what matters is that not every one of them wrote.
  expect(since === 0 || since >= 1000).toBe(true)
})

test('is not ready but alive while the disk is full on SQLite', async ({ skip }) => {
  const folder = smallDisk()
  skip(!folder, 'only root on Linux can mount a small disk')
  const site = await startSite({ env: { DATA_DIR: folder! }, expectedFaults: /full|ENOSPC/ })
  expect(await fetchReadiness(site)).toMatchObject({ httpStatus: 200, checks: { disk: 'ok' } })

  const ballast = join(folder!, 'ballast')
  expect(() => {
    for (;;) writeFileSync(ballast, Buffer.alloc(256 * 1024), { flag: 'a' })
  }).toThrow(/ENOSPC/)
  const isSqlite = inject('engine') === 'sqlite'
  for (let probe = 0; probe < 3; probe++) {
    expect(await fetchReadiness(site)).toMatchObject({
      httpStatus: isSqlite ? 503 : 200,
      checks: { disk: isSqlite ? 'unavailable' : 'degraded' },
    })
  }
  expect(linesAbout(site, '"check":"disk"')).toHaveLength(1)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

  rmSync(ballast)
  expect(await fetchReadiness(site)).toMatchObject({
    httpStatus: 200,
    checks: { disk: 'ok', database: 'ok' },
  })
  expect((await signUp(site)).error).toBeNull()
})

function smallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'course-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'course-test', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

test('reports mail and cards that are down as degraded, without blocking anything else', async () => {
  const [closed] = await freePorts(1)
  const site = await startSite({
    env: { SMTP_URL: `smtp://127.0.0.1:${closed}`, MAIL_FROM: 'course@example.com' },
    expectedFaults: /Failed to create checkout session/,
  })
  expect((await signUp(site)).error).toBeNull()
  await expect
    .poll(() => fetchReadiness(site), { timeout: 20_000 })
    .toMatchObject({
      httpStatus: 200,
      status: 'degraded',
      checks: { database: 'ok', mail: 'degraded', cards: 'degraded' },
    })
  await fetchReadiness(site)
  expect(await buyer(site.url).createCheckout(freshEmail())).toMatchObject({
    status: 502,
    body: { error: 'Failed to create checkout session' },
  })
  for (const name of ['mail', 'cards']) {
    expect(linesAbout(site, `"check":"${name}"`)).toHaveLength(1)
  }
})
