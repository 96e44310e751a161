import { courseId } from '@course/contract/learning/progress'
import { lessonIds } from '@course/contract/lessons'
import type { Engine } from '../harness/dialect.ts'
import { addAccounts, addCompletions, addPayments, addResults, learner } from '../harness/learners.ts'
import type { Row } from '../harness/row.ts'
import { seededSite } from '../harness/seeded-site.ts'
import type { Workbench } from '../harness/workbench.ts'
import { provideWrk, type Wrk } from '../harness/wrk.ts'

const MANY = 1_000_000
const FEW = 1000
/** As many as the smaller site has, so that both sides use equally many tokens, spread over the whole tables. */
const SAMPLED_LEARNERS = 1000

export const dashboardRow = (engine: Engine, engineName: string): Row => ({
  title: `Dashboard among a million, ${engineName}`,
  method: `the three reads that the dashboard makes (progress, payment, quiz results), by ${formatNumber(SAMPLED_LEARNERS)} different learners out of ${formatNumber(MANY)} with ${formatNumber(MANY * lessonIds.length)} results; against ${formatNumber(FEW)} learners with ${formatNumber(FEW * lessonIds.length)}; wrk, one read at a time.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.3 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const few = await measureDashboards(workbench, wrk, engine, FEW)
    const many = await measureDashboards(workbench, wrk, engine, workbench.isQuick ? 10 * FEW : MANY)
    return { subject: many, baseline: few }
  },
})

/** Measures one dashboard on a site with this many accounts. */
async function measureDashboards(workbench: Workbench, wrk: Wrk, engine: Engine, accounts: number) {
  const site = await seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, accounts),
    addPayments(dialect, accounts),
    addCompletions(dialect, accounts),
    addResults(dialect, accounts),
  ])
  const step = accounts / SAMPLED_LEARNERS
  const people = Array.from({ length: SAMPLED_LEARNERS }, (_, index) =>
    // Shuffled, so that neighbors in the list are not neighbors in the tables.
    learner(1 + Math.floor(((index * 619) % SAMPLED_LEARNERS) * step + Math.random() * step)),
  )
  const reads = people.flatMap(({ id, token }) => [
    { token, path: `/rest/v1/course_completions?select=*&customer_id=eq.${id}&course_id=eq.${courseId}` },
    { token, path: `/rest/v1/paid_customers?select=customer_id&customer_id=eq.${id}` },
    { token, path: `/rest/v1/quiz_results?select=lesson_id,score,total_questions&user_id=eq.${id}` },
  ])
  const list = await workbench.requestList(reads)
  await requireFound(site.url, reads.slice(0, 3))
  return async () => 3 * (await wrk.milliseconds(site.url, { script: 'requests.lua', args: [list] }))
}

async function requireFound(url: string, reads: readonly { token: string; path: string }[]): Promise<void> {
  const counts = await Promise.all(
    reads.map(async ({ token, path }) => {
      const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
      return ((await response.json()) as unknown[]).length
    }),
  )
  if (counts.join() !== `1,1,${lessonIds.length}`) throw new Error(`The learners were not found: ${counts}`)
}

const formatNumber = (value: number) => value.toLocaleString('en')
