import type { StartedSite } from '../../scripts/provision/site.ts'
import type { Engine } from '../harness/dialect.ts'
import type { Row } from '../harness/row.ts'
import { seededSite } from '../harness/seeded-site.ts'
import type { Workbench } from '../harness/workbench.ts'
import { provideWrk, type Wrk } from '../harness/wrk.ts'

interface History {
  visits: number
  days: number
}

const LONG: History = { visits: 10_000_000, days: 3650 }
const SHORT: History = { visits: 10_000, days: 30 }
/** From so many addresses: each may only ask so often. */
const CALLS = 2000

export const visitsRow = (engine: Engine, engineName: string): Row => ({
  title: `Statistics of ten years, ${engineName}`,
  method: `the administrator's statistics after ${LONG.visits.toLocaleString('en')} visits on ${LONG.days} days; against ${SHORT.visits.toLocaleString('en')} on ${SHORT.days} days; wrk, one call after another.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.5 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    return {
      subject: await statistics(workbench, wrk, engine, LONG),
      baseline: await statistics(workbench, wrk, engine, SHORT),
    }
  },
})

/** Measures one call on a site with this history. */
async function statistics(workbench: Workbench, wrk: Wrk, engine: Engine, history: History) {
  const site = await seededSite(workbench, engine, () => [addVisits(history)])
  const token = await signInAsOwner(site)
  const path = '/functions/v1/admin-stats'
  const list = await workbench.requestList(Array(CALLS).fill({ token, path, body: {} }))
  await requireTotal(site.url + path, token, history.visits)
  return () => wrk.milliseconds(site.url, { script: 'requests.lua', args: [list] })
}

/** The visits of a day are one counter; today's holds what is left over. */
function addVisits({ visits, days }: History): string {
  const perDay = Math.floor(visits / days)
  const values = Array.from({ length: days }, (_, ago) => {
    const day = new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    return `('${day}', ${ago === 0 ? visits - perDay * (days - 1) : perDay})`
  })
  return `insert into visits_per_day (day, visits) values ${values.join(', ')}`
}

async function signInAsOwner({ url, admin }: StartedSite): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  if (!answer.ok) throw new Error(`The owner could not sign in: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function requireTotal(url: string, token: string, visits: number): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (!text.includes(`"totalVisits":${visits}`)) throw new Error(`Not the visits that were put in: ${text}`)
}
