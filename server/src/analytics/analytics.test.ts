import type { AdminStats } from '@course/contract/admin/analytics'
import { expect, test } from 'vitest'
import { addDays, todayUtc } from '../platform/days.ts'
import type { Person } from '../testing/people.ts'
import { startSite } from '../testing/start-site.ts'
import { visitsCleanupJob } from './index.ts'
import { addVisits, countVisits } from './store.ts'
import { createVisitCounter } from './visits.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'

const visit = (person: Person, userAgent = BROWSER) =>
  person.functions.invoke('track-visit', { headers: { 'user-agent': userAgent } })

const fetchStats = async (person: Person) => {
  const { data } = await person.functions.invoke<{ success: boolean; data: AdminStats }>('admin-stats')
  return data!.data
}

test('counts every visit, signed in or not, except from crawlers', async () => {
  const site = await startSite()
  const administrator = await site.administrator()
  expect((await visit(site.visitor())).error).toBeNull()
  await visit(await site.signedUp())
  await visit(site.visitor(), 'curl/8.1.0')
  await fetch(`${site.url}/functions/v1/track-visit`, { method: 'POST' })
  await visit(site.visitor(), 'Googlebot/2.1')
  expect((await fetchStats(administrator)).totalVisits).toBe(4)
})

test('counts visits per day and returns all thirty days', async () => {
  const site = await startSite()
  await visit(site.visitor())
  site.clock.advance(24 * 60 * 60)
  await visit(site.visitor())
  await visit(site.visitor())
  const { perDay, totalVisits } = await fetchStats(await site.administrator())
  expect(totalVisits).toBe(3)
  expect(perDay).toHaveLength(30)
  expect(perDay.slice(-2).map((day) => day.visits)).toEqual([1, 2])
  expect(perDay.at(-1)?.day).toBe(site.clock.now().toISOString().slice(0, 10))
})

test('counts each paid user once', async () => {
  const site = await startSite()
  await site.paidCustomer()
  await site.paidCustomer()
  await site.signedUp()
  expect((await fetchStats(await site.administrator())).uniquePaidUsers).toBe(2)
})

test('stores nothing about a visit but the count of the day', async () => {
  const site = await startSite()
  await visit(site.visitor())
  await fetchStats(await site.administrator())
  const rows = await site.db.selectFrom('visits_per_day').selectAll().execute()
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { day: site.clock.now().toISOString().slice(0, 10), visits: 1 },
  ])
})

test('counts visits by source, and no more than 300 sources a day by name', async () => {
  const site = await startSite()
  const administrator = await site.administrator()
  const visitFrom = (source: unknown) => site.visitor().functions.invoke('track-visit', { body: { source } })
  for (const source of ['newsletter', 'newsletter', 'search.example', undefined, 'ana@firm.co', 7])
    expect((await visitFrom(source)).error).toBeNull()
  await fetchStats(administrator)
  const rows = await site.db
    .selectFrom('visits_per_source')
    .select(['source', 'visits'])
    .orderBy('source')
    .execute()
  expect(rows.map(({ source, visits }) => [source, visits])).toEqual([
    ['(direct)', 1],
    ['(other)', 2],
    ['newsletter', 2],
    ['search.example', 1],
  ])

  const counter = createVisitCounter(site)
  for (let index = 0; index < 305; index++) counter.count(`site-${index}.example`)
  await counter.flush()
  const { visits } = await site.db
    .selectFrom('visits_per_source')
    .select('visits')
    .where('source', '=', '(other)')
    .executeTakeFirstOrThrow()
  expect(visits).toBe(2 + 5)
})

test('keeps the visits of each source as long as the funnel shows them', async () => {
  const site = await startSite()
  const today = todayUtc(site.clock)
  const kept = [addDays(today, -732), today]
  for (const day of [addDays(today, -733), ...kept]) await addVisits(site.db, day, 'newsletter', 1)
  await visitsCleanupJob(site).run()
  const rows = await site.db.selectFrom('visits_per_source').select('day').orderBy('day').execute()
  expect(rows.map(({ day }) => day)).toEqual(kept)
})

test('waits for visits that are being written before returning the stats', async () => {
  const site = await startSite()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const blockingTransaction = site.db.transaction().execute(async (transaction) => {
    await countVisits(transaction)
    await released
  })
  const visits = createVisitCounter(site)
  visits.count('newsletter')
  const flushByJob = visits.flush()
  const total = visits.flush().then(() => countVisits(site.db))
  release()
  expect(await total).toBe(1)
  await Promise.all([blockingTransaction, flushByJob])
})

test('writes pending visits when the site stops', async () => {
  const site = await startSite()
  await visit(site.visitor())
  await site.app.http.close()
  await site.jobs.stop()
  for (const slice of site.app.slices) await slice.close?.()
  const [row] = await site.db.selectFrom('visits_per_day').selectAll().execute()
  expect(row?.visits).toBe(1)
})

test.each([
  ['a visitor', 401, (site: Awaited<ReturnType<typeof startSite>>) => site.visitor()],
  ['a signed-in user', 403, (site: Awaited<ReturnType<typeof startSite>>) => site.signedUp()],
  ['a paid customer', 403, (site: Awaited<ReturnType<typeof startSite>>) => site.paidCustomer()],
])('refuses admin-stats to %s', async (_name, status, createPerson) => {
  const site = await startSite()
  const person = await createPerson(site)
  const response = await person.fetch('/functions/v1/admin-stats', { method: 'POST' })
  expect(response.status).toBe(status)
  expect(Object.keys((await response.json()) as object).sort()).toEqual(['code', 'error', 'success'])
})
