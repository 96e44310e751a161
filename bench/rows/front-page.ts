import type { Row } from '../harness/row.ts'
import { requireSameResponse } from '../harness/same-response.ts'
import { provideWrk } from '../harness/wrk.ts'

const headers = { 'accept-encoding': 'gzip' }

export const row: Row = {
  title: 'Front page',
  method:
    'the compressed page from the site; against node:http with the same bytes and headers in memory, without request id, metrics and log; wrk, 32 connections.',
  unit: 'requests/s',
  better: 'more',
  goal: { ratio: 0.65 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const site = await workbench.site()
    const bare = await workbench.bareServer('page-server.ts', `${site.url}/`)
    await requireSameResponse(await fetch(site.url), await fetch(bare.url))
    return {
      subject: () => wrk.requestsPerSecond(`${site.url}/`, { headers }),
      baseline: () => wrk.requestsPerSecond(`${bare.url}/`, { headers }),
    }
  },
}
