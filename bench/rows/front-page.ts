import type { Bench } from '../harness/bench.ts'
import { openSite } from '../harness/sites.ts'
import { requestsPerSecond } from '../harness/wrk.ts'

/** The compressed front page; against `node:http` with the same bytes and headers in memory. */
export async function measure(bench: Bench) {
  const { url } = await openSite(bench)
  const headers = { 'accept-encoding': 'gzip' }
  const bare = await bench.bareServer('page', `${url}/`)
  return [
    await bench.compare(
      'Front page',
      'requests/s',
      { atLeast: 0.4 },
      await requestsPerSecond(bench, { url: `${url}/`, headers }),
      await requestsPerSecond(bench, { url: `${bare}/`, headers }),
    ),
  ]
}
