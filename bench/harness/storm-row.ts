import type { StartedSite } from '../../scripts/provision/site.ts'
import { addAccounts, addResults, firstLearners, type Learner } from './learners.ts'
import type { Row } from './row.ts'
import { type SeedSql, seededSite } from './seeded-site.ts'
import type { ListedRequest } from './workbench.ts'
import { provideWrk } from './wrk.ts'

const CALLERS = 8
/** So many that no account and no address is used more often than the site allows. */
const PEOPLE = 400
const READERS = 32
const SECONDS = 10

interface Storm {
  title: string
  /** What the callers do, for the report. */
  description: string
  filling: (dialect: Parameters<SeedSql>[0], people: number) => string[]
  call(person: Learner, site: StartedSite): ListedRequest
}

/** How much longer reads take while others do something expensive. */
export function stormRow({ title, description, filling, call }: Storm): Row {
  return {
    title,
    method: `the time within which 99 of 100 reads of own rows are answered (${READERS} people who read twice in a tenth of a second or less often), while ${CALLERS} others ${description}; against the same reads while nobody else is there; wrk.`,
    unit: 'ms',
    better: 'less',
    goal: { ratio: 3, value: 5 },
    async prepare(workbench) {
      const wrk = await provideWrk()
      const site = await seededSite(workbench, 'sqlite', (dialect) => [
        addAccounts(dialect, PEOPLE),
        addResults(dialect, PEOPLE),
        ...filling(dialect, PEOPLE),
      ])
      const people = firstLearners(PEOPLE)
      const reads = await workbench.requestList(
        people.map(({ id, token }) => ({
          token,
          path: `/rest/v1/quiz_results?select=lesson_id,score,total_questions&user_id=eq.${id}`,
        })),
      )
      const calls = await workbench.requestList(people.map((person) => call(person, site)))
      const slowestReads = () =>
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
      const slowestReadsInStorm = async () => (await Promise.all([slowestReads(), storm()]))[0]
      return { subject: slowestReadsInStorm, baseline: slowestReads }
    },
  }
}
