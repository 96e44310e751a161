import type { Bench } from '../harness/bench.ts'
import { administrator } from '../harness/learners.ts'
import { few, many, type SeededSite } from '../harness/sites.ts'
import { milliseconds } from '../harness/wrk.ts'

const CALLS = { Statistics: 'admin-stats', 'Admin overview': 'admin-overview', Funnel: 'admin-funnel' }

/** Statistics over ten years of visits and sales of a million customers; against a thousand. */
export async function measure(bench: Bench) {
  const lines = []
  for (const engine of ['sqlite', 'postgres'] as const) {
    for (const [title, name] of Object.entries(CALLS)) {
      lines.push(
        await bench.compare(
          `${title} on ${engine}`,
          'ms',
          { atMost: 1.5 },
          await callOften(bench, await many(bench, engine), name),
          await callOften(bench, await few(bench, engine), name),
        ),
      )
    }
  }
  return lines
}

function callOften(bench: Bench, { url }: SeededSite, name: string) {
  // Enough IP addresses to stay below the rate limit.
  const requests = Array(2000).fill({ token: administrator.token, path: `/functions/v1/${name}`, body: {} })
  return milliseconds(bench, { url, requests })
}
