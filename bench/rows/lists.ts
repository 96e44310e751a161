import type { Bench } from '../harness/bench.ts'
import { learner } from '../harness/learners.ts'
import { call, few, many, type SeededSite } from '../harness/sites.ts'

const REQUESTS = 40

interface Found {
  rows: unknown[]
  older: string | null
}

/** The customer list of the admin area among a million customers; against a thousand. */
export async function measure(bench: Bench) {
  const lines = []
  for (const engine of ['sqlite', 'postgres'] as const) {
    const [large, small] = [
      await openLists(await many(bench, engine)),
      await openLists(await few(bench, engine)),
    ]
    for (const title of Object.keys(large)) {
      const [subject, baseline] = [large[title]!, small[title]!]
      lines.push(
        await bench.compare(
          `${title} on ${engine}`,
          'ms',
          { atMost: 1.5 },
          timeOf(subject),
          timeOf(baseline),
        ),
      )
    }
  }
  return lines
}

async function openLists(site: SeededSite): Promise<Record<string, () => Promise<Found>>> {
  const list = (body: object) => call<Found>(site, 'admin-customers', body)
  const cursor = middleCursor((await list({})).older!, site.customers)
  const randomLearner = () => learner(1 + Math.floor(Math.random() * site.customers))
  return {
    'First page of customers': () => list({}),
    'A page of customers in the middle': () => list({ cursor }),
    'Search for a customer': () => list({ q: randomLearner().email }),
    'Timeline of a customer': () => call<Found>(site, 'admin-customer-timeline', { id: randomLearner().id }),
  }
}

/** The cursor of the customer in the middle, in the server's format. */
function middleCursor(older: string, customers: number): string {
  const [direction, at, , digest] = JSON.parse(Buffer.from(older, 'base64url').toString()) as string[]
  const cursor = [direction, at, learner(Math.ceil(customers / 2)).id, digest]
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** The average time of requests in sequence. */
function timeOf(request: () => Promise<Found>) {
  return async () => {
    const start = performance.now()
    for (let index = 0; index < REQUESTS; index++) {
      if ((await request()).rows.length === 0) throw new Error('No customers were found')
    }
    return (performance.now() - start) / REQUESTS
  }
}
