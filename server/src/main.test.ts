import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase } from './testing/database-copy.ts'
import { freePorts, spawnSite, startProcess, temporaryFolder } from './testing/start-process.ts'

async function environment() {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const DATABASE_URL = inject('engine') === 'postgres' ? await emptyDatabase() : ''
  return { PORT, SANDBOX_PORT, DATABASE_URL, DATA_DIR: temporaryFolder() }
}

test('a site starts on nothing, serves, stops when told, and starts again', async () => {
  const env = await environment()
  const first = await startProcess(env)
  expect(await (await fetch(`${first.url}/readyz`)).json()).toMatchObject({ status: 'ok' })
  expect(first.output()).toContain(`Site:           http://localhost:${env.PORT}`)
  expect(first.output()).toContain('4242 4242 4242 4242')
  first.kill('SIGTERM')
  expect(await first.exited).toBe(0)

  const second = await startProcess(env)
  expect((await fetch(second.url)).status).toBe(200)
})

test('a site that was killed starts again as if nothing had happened', async () => {
  const env = await environment()
  const first = await startProcess(env)
  first.kill('SIGKILL')
  await first.exited
  const second = await startProcess(env)
  expect(await (await fetch(`${second.url}/readyz`)).json()).toMatchObject({ status: 'ok' })
})

test('a faulty configuration names every fault and leaves nothing behind', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const site = spawnSite({ PORT: 'eighty', JWT_SECRET: 'short', ADMIN_EMAIL: 'nobody', DATA_DIR: dataDir })
  expect(await site.exited).toBe(1)
  for (const name of ['PORT', 'JWT_SECRET', 'ADMIN_EMAIL']) expect(site.output()).toContain(name)
  expect(existsSync(dataDir)).toBe(false)
})

test.each(['PORT', 'SANDBOX_PORT'])('a %s that is in use is said plainly', async (name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const taken = String((other.address() as AddressInfo).port)
  const env = { ...(await environment()), [name]: taken }
  const site = spawnSite(env)
  expect(await site.exited).toBe(1)
  expect(site.output()).toContain(taken)
  expect(site.output()).toContain(name)
  expect(readdirSync(env.DATA_DIR)).not.toContain('course.sqlite')
})

test('two processes that start together on an empty PostgreSQL both serve', async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite serves one process')
  const shared = { DATA_DIR: temporaryFolder(), DATABASE_URL: await emptyDatabase() }
  const ports = await freePorts(4)
  const sites = await Promise.all([
    startProcess({ ...shared, PORT: ports[0]!, SANDBOX_PORT: ports[1]! }),
    startProcess({ ...shared, PORT: ports[2]!, SANDBOX_PORT: ports[3]! }),
  ])
  for (const site of sites) {
    expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({ status: 'ok' })
  }
})
