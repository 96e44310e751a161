import { expect, inject, test } from 'vitest'
import { browser, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { freePorts } from '../testing/start-process.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'

async function metricsOf(site: RunningSite): Promise<Map<string, number>> {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]))
}

test('exposes free disk space and database connections', async () => {
  const site = await startSite()
  const metrics = await metricsOf(site)
  expect(metrics.get('course_disk_free_bytes')).toBeGreaterThan(0)
  if (inject('engine') === 'sqlite') return
  expect(metrics.get('course_database_pool_total')).toBeGreaterThan(0)
  expect(metrics.get('course_database_pool_idle')).toBeGreaterThanOrEqual(0)
  // At startup, the jobs request more connections than the pool has.
  await expect.poll(async () => (await metricsOf(site)).get('course_database_pool_waiting')).toBe(0)
})

test('exposes the age of the oldest queued mail', async () => {
  const [closed] = await freePorts(1)
  const site = await startSite({
    env: { SMTP_URL: `smtp://127.0.0.1:${closed}`, MAIL_FROM: 'course@example.com' },
  })
  expect((await metricsOf(site)).get('course_mail_queue_seconds')).toBe(0)
  await browser(site).signUp({ email: freshEmail(), password: PASSWORD })
  site.clock.advance(700)
  const waiting = (await metricsOf(site)).get('course_mail_queue_seconds')
  expect(waiting).toBeGreaterThanOrEqual(700)
  expect(waiting).toBeLessThan(800)
})

test('reports the database pool as it was before the scrape', async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite has no connection pool')
  const site = await startSite()
  await site.jobs.stop()
  for (let scrape = 0; scrape < 5; scrape++) {
    const metrics = await metricsOf(site)
    const [total, idle] = ['total', 'idle'].map((name) => metrics.get(`course_database_pool_${name}`))
    expect([metrics.get('course_database_pool_waiting'), idle]).toEqual([0, total])
  }
})
