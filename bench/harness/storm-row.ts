import type { StartedSite } from '../../scripts/provision/site.ts'
import { addAccounts, addResults, firstLearners, type Learner } from './learners.ts'
import type { Row } from './row.ts'
import { type SeedSql, seededSite } from './seeded-site.ts'
import type { ListedRequest } from './workbench.ts'
import { provideWrk } from './wrk.ts'

const CALLERS = 8
/** Enough to stay below the rate limits per account and IP address. */
const PEOPLE = 400
const READERS = 32
const SECONDS = 10

interface Storm {
  title: string
  /** Describes the requests of the callers in the report. */
  description: string
  seedSql: (dialect: Parameters<SeedSql>[0], people: number) => string[]
  requestFor(person: Learner, site: StartedSite): ListedRequest
}

/** Measures how much slower reads are during expensive requests of other users. */
export function stormRow({ title, description, seedSql, requestFor }: Storm): Row {
  return {
    title,
    method: `the 99th percentile of reads of own rows (${READERS} users with pauses of 32 to 96 ms), while ${CALLERS} others ${description}; against the same reads without other load; wrk.`,
    unit: 'ms',
    better: 'less',
    goal: { ratio: 3, value: 5 },
    async prepare(workbench) {
      const wrk = await provideWrk()
      const site = await seededSite(workbench, 'sqlite', (dialect) => [
        addAccounts(dialect, PEOPLE),
        addResults(dialect, PEOPLE),
        ...seedSql(dialect, PEOPLE),
      ])
      const people = firstLearners(PEOPLE)
      const reads = await workbench.requestList(
        people.map(({ id, token }) => ({
          token,
          path: `/rest/v1/quiz_results?select=lesson_id,score,total_questions&user_id=eq.${id}`,
        })),
      )
      const calls = await workbench.requestList(people.map((person) => requestFor(person, site)))
      const measureReads = () =>
        wrk.p99(site.url, {
          connections: READERS,
          seconds: SECONDS,
          script: 'readers.lua',
          args: [reads],
        })
      let storms = 0
      const storm = () =>
        wrk.requestsPerSecond(site.url, {
          connections: CALLERS,
          seconds: SECONDS,
          script: 'requests.lua',
          args: [calls, String((storms++ * 149) % PEOPLE)],
        })
      const measureReadsInStorm = async () => (await Promise.all([measureReads(), storm()]))[0]
      return { subject: measureReadsInStorm, baseline: measureReads }
    },
  }
}
