import type { StartedSite } from '../../scripts/provision/site.ts'
import type { Engine } from '../harness/dialect.ts'
import { addAccounts, addPayments, learner } from '../harness/learners.ts'
import type { Row, Rows } from '../harness/row.ts'
import { seededSite } from '../harness/seeded-site.ts'
import type { Workbench } from '../harness/workbench.ts'
import { provideWrk, type Wrk } from '../harness/wrk.ts'

interface History {
  visits: number
  days: number
}

const LONG: History = { visits: 10_000_000, days: 3650 }
/** The last 30 days and the 30 days before, which the admin area compares with. */
const SHORT: History = { visits: 20_000, days: 60 }
const SALES_PER_DAY = 10
/** Enough IP addresses to stay below the rate limit. */
const CALLS = 2000

/** Requests of the admin area. */
const requestTypes = {
  statistics: {
    title: 'Statistics',
    path: '/functions/v1/admin-stats',
    description: "the administrator's statistics",
    // The value is for PostgreSQL, which reads every customer to count them.
    goal: { ratio: 1.5, value: 10 },
  },
  overview: {
    title: 'Overview',
    path: '/functions/v1/admin-overview',
    description: 'the Admin Dashboard',
    goal: { ratio: 1.5 },
  },
  funnel: {
    title: 'Funnel',
    path: '/functions/v1/admin-funnel',
    description: 'the funnel of the last 30 days',
    goal: { ratio: 1.5 },
  },
} as const

type RequestType = keyof typeof requestTypes

/** One row per request type. All rows share the same two sites. */
export const visitsRows = (engine: Engine, engineName: string): Rows =>
  Object.fromEntries(
    (Object.keys(requestTypes) as RequestType[]).map((requestType) => [
      requestType,
      visitsRow(requestType, engine, engineName),
    ]),
  )

const visitsRow = (requestType: RequestType, engine: Engine, engineName: string): Row => {
  const { title, description, goal } = requestTypes[requestType]
  return {
    title: `${title} of ten years, ${engineName}`,
    method: `${description} after ${formatNumber(LONG.visits)} visits and ${SALES_PER_DAY} sales a day on ${formatNumber(LONG.days)} days; against ${formatNumber(SHORT.visits)} visits on ${SHORT.days} days; wrk, one call at a time.`,
    unit: 'ms',
    better: 'less',
    goal,
    async prepare(workbench) {
      const wrk = await provideWrk()
      return {
        subject: await measureCalls(workbench, wrk, engine, requestType, LONG),
        baseline: await measureCalls(workbench, wrk, engine, requestType, SHORT),
      }
    },
  }
}

/** Measures one call on a site with this history. */
async function measureCalls(
  workbench: Workbench,
  wrk: Wrk,
  engine: Engine,
  requestType: RequestType,
  history: History,
) {
  const { site, token } = await workbench.shared(`${history.days} days`, () =>
    siteWithHistory(workbench, engine, history),
  )
  const { path } = requestTypes[requestType]
  const list = await workbench.requestList(Array(CALLS).fill({ token, path, body: {} }))
  return () => wrk.milliseconds(site.url, { script: 'requests.lua', args: [list] })
}

async function siteWithHistory(workbench: Workbench, engine: Engine, history: History) {
  const accounts = history.days * SALES_PER_DAY
  const site = await seededSite(workbench, engine, (dialect) => [
    addVisits(history),
    addAccounts(dialect, accounts),
    addPayments(dialect, accounts),
    spreadPayments(history),
  ])
  const token = await signInAsOwner(site)
  await requireTotal(`${site.url}${requestTypes.statistics.path}`, token, history.visits)
  return { site, token }
}

/** Spreads the purchases over the days. The first learners bought today. */
const spreadPayments = ({ days }: History): string =>
  Array.from({ length: days }, (_, ago) => {
    const [first, last] = [learner(ago * SALES_PER_DAY + 1), learner((ago + 1) * SALES_PER_DAY)]
    return `update purchases set created_at = '${dateDaysAgo(ago)}T00:00:00.000Z' where id between '${first.id}' and '${last.id}'`
  }).join(';\n')

/** One counter per day. Today's counter gets the remainder. */
function addVisits({ visits, days }: History): string {
  const perDay = Math.floor(visits / days)
  const values = Array.from({ length: days }, (_, ago) => {
    return `('${dateDaysAgo(ago)}', ${ago === 0 ? visits - perDay * (days - 1) : perDay})`
  })
  return `insert into visits_per_day (day, visits) values ${values.join(', ')}`
}

const dateDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const formatNumber = (value: number) => value.toLocaleString('en')

async function signInAsOwner({ url, admin }: StartedSite): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  if (!response.ok)
    throw new Error(`The owner could not sign in: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { access_token: string }).access_token
}

async function requireTotal(url: string, token: string, visits: number): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (!text.includes(`"totalVisits":${visits}`)) throw new Error(`Unexpected number of visits: ${text}`)
}
