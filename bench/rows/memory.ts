import { execFileSync } from 'node:child_process'
import type { Bench } from '../harness/bench.ts'
import { sampleLearners } from '../harness/learners.ts'
import { few, signIn } from '../harness/sites.ts'
import { requestsPerSecond } from '../harness/wrk.ts'

/** Resident memory of a site with a thousand customers, after pages, reads and a sign-in. */
export async function measure(bench: Bench) {
  const site = await few(bench)
  const people = sampleLearners(site.customers, site.customers)
  const requests = people.flatMap(({ token }) => [
    { path: '/' },
    { token, path: '/rest/v1/lesson_content?select=*&lesson_id=eq.lesson1&order=page_number.asc' },
    { token, path: '/rest/v1/quiz_results?select=*' },
  ])
  const load = await requestsPerSecond(bench, { url: site.url, requests })
  return [
    await bench.measure('Resident memory', 'MB', { atMost: 200 }, async () => {
      await load()
      await signIn(site, people[0]!.email)
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(site.process.pid)], {
        encoding: 'utf8',
      })
      return Number(kilobytes) / 1024
    }),
  ]
}
