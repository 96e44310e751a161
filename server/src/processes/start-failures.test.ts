import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyProgram } from '../../../scripts/provision/copy-program.ts'
import { smtpEnv } from '../testing/mail-server.ts'
import { freePorts, spawnSite, startProcess, temporaryFolder } from '../testing/start-process.ts'
import { explainStartupError } from './startup-error.ts'

/** None of this depends on the engine, and most of it is about files. */
const sqliteOnly = test.runIf(inject('engine') === 'sqlite')

async function environment() {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  return { PORT, SANDBOX_PORT, DATA_DIR: temporaryFolder() }
}

/** A stack trace, or a path of the program. */
const TRACE = /^\s+at |node:internal|\.ts:\d/m

sqliteOnly('a second process on the same database is refused, until the first one has died', async () => {
  const env = await environment()
  const first = await startProcess(env)
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const second = spawnSite({ ...env, PORT, SANDBOX_PORT })
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(`- Another process serves the site in ${env.DATA_DIR}. Stop it first`)
  expect(second.output()).not.toMatch(TRACE)
  expect(statSync(join(env.DATA_DIR, 'course.sqlite.lock')).mode & 0o777).toBe(0o600)
  first.kill('SIGKILL')
  await first.exited
  await startProcess({ ...env, PORT, SANDBOX_PORT })
})

sqliteOnly('explains a damaged database in one sentence', async () => {
  const env = await environment()
  writeFileSync(
    join(env.DATA_DIR, 'course.sqlite'),
    'not a database, but long enough to have a header. '.repeat(99),
  )
  const site = spawnSite(env)
  expect(await site.exited).toBe(1)
  expect(site.output()).toContain('is not a database. Restore a backup')
  expect(site.output()).not.toMatch(TRACE)
})

sqliteOnly('explains a database that its user may not write to', async ({ skip }) => {
  skip(process.platform === 'win32' || process.getuid?.() !== 0, 'only root can run it as another user')
  const { DATA_DIR, ...env } = await environment()
  writeFileSync(join(DATA_DIR, 'course.sqlite'), '')
  chmodSync(join(DATA_DIR, 'course.sqlite'), 0o444)
  const NOBODY = 65534
  chownSync(DATA_DIR, NOBODY, NOBODY)
  const run = () =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { ...env, DATA_DIR, PATH: process.env.PATH },
      uid: NOBODY,
      stdio: 'pipe',
      encoding: 'utf8',
    })
  expect(run).toThrow(`- The site may not write to its database. Make its user the owner of ${DATA_DIR}`)
})

sqliteOnly('explains a full disk, whether the system or SQLite reports it', () => {
  const sentence = 'The disk with DATA_DIR is full. Free up space and start again.'
  expect(explainStartupError(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(sentence)
  const db = new DatabaseSync(':memory:')
  db.exec('pragma max_page_count = 2; create table notes (text text)')
  let reported: unknown
  try {
    for (;;) db.exec('insert into notes values (hex(randomblob(2000)))')
  } catch (error) {
    reported = error
  }
  expect(explainStartupError(reported)).toBe(sentence)
})

sqliteOnly('a killed card sandbox is started again at the same port', async ({ skip }) => {
  skip(process.platform !== 'linux', 'the process is found in /proc')
  const env = await environment()
  const site = await startProcess(env)
  const children = () =>
    readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
  const [sandbox] = children()
  process.kill(sandbox!, 'SIGKILL')
  const isBack = async () => {
    const response = await fetch(`http://127.0.0.1:${env.SANDBOX_PORT}/control`).catch(() => undefined)
    return response?.status === 200 && !children().includes(sandbox!)
  }
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true)
  site.kill('SIGTERM')
  expect(await site.exited).toBe(0)
})

sqliteOnly('in production the first password is in a file for its owner, not in the journal', async () => {
  const env = await environment()
  const production = { NODE_ENV: 'production', REHEARSAL: '1', SITE_URL: 'https://course.example' }
  const site = await startProcess({
    ...env,
    ...production,
    ...smtpEnv(9),
    ADMIN_EMAIL: 'owner@course.example',
  })
  const file = join(env.DATA_DIR, 'first-password')
  expect(site.output()).toMatch(`Password:       in ${file}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const password = readFileSync(file, 'utf8').trim()
  expect(site.output()).not.toContain(password)
  const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@course.example', password }),
  })
  expect(response.status).toBe(200)
})

sqliteOnly('names file and entry of invalid content, at start, in doctor and as a command', async () => {
  const root = mkdtempSync(join(tmpdir(), 'course-content-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  await copyProgram(root)
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(root, 'content', file)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path, text.replace(from, to))
  }
  const run = (script: string, env: Record<string, string> = {}) => {
    try {
      const stdio = ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[]
      const [file = '', ...rest] = script.split(' ')
      return execFileSync(process.execPath, [join(root, 'server/src', file), ...rest], {
        stdio,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      })
    } catch (error) {
      const { stdout, stderr, status } = error as { stdout: string; stderr: string; status: number }
      return `${stdout}${stderr}exit ${status}`
    }
  }
  expect(run('cli/course.ts check')).toBe('The content is complete.\n')

  edit('course/quizzes/lesson-1/page-1.ts', 'correct: 1', 'correct: 7')
  edit('course/quizzes/lesson-2/page-1.ts', 'page: 1', 'page: 9')
  edit('course/quizzes/lesson-3.ts', /options: \[\s*'[^']+',/, 'options: [')
  edit('course/quizzes/lesson-4.ts', "id: 'l4-b-82'", "id: 'l4-b-81'")
  edit('site/price.ts', 'currentCents: 299_00', 'currentCents: 299.5')
  const found = run('cli/course.ts check')
  for (const issue of [
    /content\/course\/quizzes\/lesson-1\/page-1\.ts: l1-p1-\d\d names option 7 as correct/,
    /content\/course\/quizzes\/lesson-2\/page-1\.ts: l2-p1-\d\d has a passage on page 9 of lesson 2, which does not exist/,
    /content\/course\/quizzes\/lesson-3\.ts: l3-b-\d\d has 3 options instead of 4/,
    /content\/course\/quizzes\/lesson-4\.ts: two questions have the id l4-b-81/,
    /content\/site\/price\.ts: currentCents must be a whole number of cents/,
  ])
    expect(found).toMatch(issue)
  expect(found).toMatch(/^The content has issues:\n( {2}- .*\n){5}exit 2$/)
  const env = await environment()
  const atStart = run('main.ts', env)
  expect(atStart).toMatch(/The site cannot start:\n[\s\S]* {2}- content\/site\/price\.ts: /)
  expect(atStart).not.toMatch(/^\s+at /m)
  expect(run('cli/doctor.ts', env)).toMatch(/error {4}Content: content\/site\/price\.ts: /)

  edit('site/author.ts', /writtenBy: .*/, "writtenBy: 'O'Neill',")
  edit('site/site.ts', /name: .*/, "name: 'O'Neill',")
  expect(run('cli/course.ts check')).toMatch(
    /^The content has issues:\n {2}- Line \d+ of content\/site\/author\.ts cannot be read: .*\n {2}- Line \d+ of content\/site\/site\.ts .*\nexit 2$/,
  )
  for (const script of ['main.ts', 'cli/doctor.ts'])
    expect(run(script, env).trim()).toMatch(
      /^Line \d+ of content\/site\/(site|author)\.ts cannot be read: .*\nexit 1$/,
    )
})
