import { join } from 'node:path'
import type { Bench } from '../harness/bench.ts'
import { administrator, sampleLearners } from '../harness/learners.ts'
import { call, many, openSite, signIn, waitUntilIdle } from '../harness/sites.ts'
import { requestsPerSecond } from '../harness/wrk.ts'

const WATCH = join(import.meta.dirname, '../../server/src/testing/fuzz/watch-event-loop.ts')

/** The longest turn of the event loop in CPU time, with a million customers, under the most expensive requests at once. */
export async function measure(bench: Bench) {
  const seeded = await many(bench, 'sqlite')
  await seeded.stop()
  return [
    await bench.measure('Longest turn of the event loop', 'ms', { atMost: 200 }, async () => {
      const site = await openSite(bench, { ...seeded.settings, NODE_OPTIONS: `--import ${WATCH}` })
      await waitUntilIdle(bench, site)
      // Forgets the start.
      site.process.kill('SIGUSR2')
      const requests = sampleLearners(1000, seeded.customers).flatMap((person) => [
        { token: person.token, path: '/functions/v1/certificate-pdf', body: {} },
        { token: person.token, path: '/rest/v1/lesson_content?select=*' },
        { token: administrator.token, path: '/functions/v1/admin-customers', body: {} },
        { token: administrator.token, path: '/functions/v1/admin-stats', body: {} },
      ])
      const load = await requestsPerSecond(bench, { url: site.url, requests, connections: 8 })
      await Promise.all([load(), signIn(site, administrator.email), call(site, 'admin-overview')])
      await site.stop()
      return Number(/longest turn: (\d+) ms/.exec(site.output())![1])
    }),
  ]
}
