import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { freePorts, spawnSite, startProcess, temporaryFolder } from '../testing/start-process.ts'

async function environment() {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const DATABASE_URL = inject('engine') === 'postgres' ? await createEmptyDatabase() : ''
  return { PORT, SANDBOX_PORT, DATABASE_URL, DATA_DIR: temporaryFolder() }
}

const signIn = (url: string, email: string, password: string) =>
  new AuthClient({
    url: `${url}/auth/v1`,
    persistSession: false,
    autoRefreshToken: false,
  }).signInWithPassword({
    email,
    password,
  })

/** Checks that only their owner can read the data folder and the database. */
function expectPrivate(dataDir: string) {
  // Windows has no file modes.
  if (process.platform === 'win32') return
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(modeOf(dataDir)).toBe('700')
  if (inject('engine') === 'postgres') return
  for (const name of ['course.sqlite', 'course.sqlite-wal', 'course.sqlite-shm']) {
    expect(modeOf(join(dataDir, name)), name).toBe('600')
  }
}

test('starts with an empty data folder, stops on SIGTERM and starts again, and survives a kill', async () => {
  const env = await environment()
  const DATA_DIR = join(env.DATA_DIR, 'data')
  const first = await startProcess({ ...env, DATA_DIR })
  expect(await (await fetch(`${first.url}/readyz`)).json()).toMatchObject({ status: 'ok' })
  expect(first.output()).toContain(`Site:           http://localhost:${env.PORT}`)
  expect(first.output()).toContain('4242 4242 4242 4242')
  expectPrivate(DATA_DIR)
  const password = /Password:\s+(\S+)/.exec(first.output())?.[1] ?? ''
  first.kill('SIGTERM')
  expect(await first.exited).toBe(0)

  const second = await startProcess({ ...env, DATA_DIR })
  expect(second.output()).not.toContain('Password:')
  const { data, error } = await signIn(second.url, 'admin@example.com', password)
  expect(error).toBeNull()
  const token = data.session?.access_token
  const userId = data.user?.id
  const quizResults = (url: string) =>
    new PostgrestClient(`${url}/rest/v1`, { headers: { authorization: `Bearer ${token}` } }).from(
      'quiz_results',
    )

  const acknowledged: string[] = []
  const write = async () => {
    for (;;) {
      const attempt_id = randomUUID()
      const attempt = {
        user_id: userId,
        lesson_id: 'lesson1',
        answers: ['0', '1', '2', '3', '0'],
        attempt_id,
      }
      const { status } = await quizResults(second.url).insert(attempt)
      if (status !== 201) return
      acknowledged.push(attempt_id)
      if (acknowledged.length === 60) second.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
  await second.exited
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)

  const third = await startProcess({ ...env, DATA_DIR })
  expect(await (await fetch(`${third.url}/readyz`)).json()).toMatchObject({ status: 'ok' })
  const { data: rows } = await quizResults(third.url).select('attempt_id')
  const stored = new Set(rows?.map((row) => row.attempt_id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})

test('names every invalid setting and creates nothing', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const site = spawnSite({ PORT: 'eighty', JWT_SECRET: 'short', ADMIN_EMAIL: 'nobody', DATA_DIR: dataDir })
  expect(await site.exited).toBe(1)
  for (const name of ['PORT', 'JWT_SECRET', 'ADMIN_EMAIL']) expect(site.output()).toContain(name)
  expect(existsSync(dataDir)).toBe(false)
})

test('lists all settings that are well-formed but do not work', async () => {
  const [closedPort] = await freePorts(1)
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const site = spawnSite({
    ...(await environment()),
    DATA_DIR: join(file, 'data'),
    DATABASE_URL: `postgres://site:the-password@127.0.0.1:${closedPort}/course`,
  })
  expect(await site.exited).toBe(1)
  expect(site.output()).toMatch(/- DATA_DIR must be a folder that the site may write to: ENOTDIR/)
  expect(site.output()).toMatch(/- DATABASE_URL points to 127\.0\.0\.1:\d+\/course, which .*ECONNREFUSED/)
  expect(site.output()).not.toMatch(/the-password|node_modules|\.ts:\d/)
})

test('creates a service token without card or mail settings, but only with the secret of the site', () => {
  const DATA_DIR = temporaryFolder()
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../cli/admin.ts'), 'service-token'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        SITE_URL: 'https://course.example',
        DATA_DIR,
        ...env,
      },
      encoding: 'utf8',
    })
  const token = run({ JWT_SECRET: 'a secret of the site that is long enough' })
  expect([token.status, token.stderr]).toEqual([0, ''])
  expect(token.stdout).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+\n$/)

  const withoutSecret = run({})
  expect(withoutSecret.status).toBe(1)
  expect(withoutSecret.stderr).toMatch(/- DATA_DIR or JWT_SECRET must be those of the site/)
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test.each(['PORT', 'SANDBOX_PORT'])('reports a %s that is already in use', async (name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const usedPort = String((other.address() as AddressInfo).port)
  const env = { ...(await environment()), [name]: usedPort }
  const site = spawnSite(env)
  expect(await site.exited).toBe(1)
  expect(site.output()).toContain(usedPort)
  expect(site.output()).toContain(name)
  expect(readdirSync(env.DATA_DIR)).not.toContain('course.sqlite')
})
