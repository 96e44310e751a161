import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { buyCourse } from '../../../scripts/provision/learner.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'

test('several workers serve on one port, a dead one is replaced, and all stop together', {
  timeout: 180_000,
}, async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite supports only one process')
  skip(process.platform !== 'linux', 'the test finds the workers in /proc')
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const site = await startProcess({
    ...{ PORT, SANDBOX_PORT, WORKERS: '2' },
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: await createEmptyDatabase(),
  })
  const workers = () => workersOf(site.pid)
  expect(site.output()).toContain('Processes:      2')
  expect(site.output().match(/Password:/g)).toHaveLength(1)
  expect(workers()).toHaveLength(2)

  const sandboxUrl = `http://127.0.0.1:${SANDBOX_PORT}`
  const learner = await buyCourse(site.url, sandboxUrl, 'one@workers.example')
  expect(await learner.readLesson()).toContain('<p>')

  // Connections alternate between the workers; the metrics are the sum of both.
  for (let visit = 0; visit < 6; visit++) {
    await (await fetch(`${site.url}/sample`, { headers: { connection: 'close' } })).text()
  }
  const metrics = async () => (await fetch(`${site.url}/metrics`)).text()
  // A request is counted after its response was sent.
  await expect
    .poll(metrics)
    .toMatch(/course_http_request_seconds_count\{method="GET",route="\/sample",status="200"\} 6\n/)
  expect(await metrics()).toMatch(/^course_alarms_open 0$/m)

  const [victim, other] = workers() as [number, number]
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => workers().filter((pid) => pid !== victim), { timeout: 60_000 }).toHaveLength(2)
  expect(workers()).toContain(other)
  await expect.poll(site.output).toContain('"msg":"a worker exited"')
  const afterwards = await buyCourse(site.url, sandboxUrl, 'two@workers.example')
  expect(await afterwards.takeQuiz()).toMatchObject({ total_questions: 5 })

  const remainingWorkers = workers()
  site.kill('SIGTERM')
  expect(await site.exited).toBe(0)
  for (const pid of remainingWorkers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('two processes can start at once on an empty PostgreSQL database', async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite supports only one process')
  const shared = { DATA_DIR: temporaryFolder(), DATABASE_URL: await createEmptyDatabase() }
  const ports = await freePorts(4)
  const sites = await Promise.all([
    startProcess({ ...shared, PORT: ports[0]!, SANDBOX_PORT: ports[1]! }),
    startProcess({ ...shared, PORT: ports[2]!, SANDBOX_PORT: ports[3]! }),
  ])
  for (const site of sites) {
    expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({ status: 'ok' })
  }
})

function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server/src/main.ts')
    } catch {
      return false
    }
  })
}
