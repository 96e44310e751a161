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
/** Few enough to be told apart by their tokens on both sides alike, many enough to be found all over the tables. */
const LOOKED_UP = 1000

export const dashboardRow = (engine: Engine, engineName: string): Row => ({
  title: `Dashboard among a million, ${engineName}`,
  method: `the three reads that the dashboard makes (progress, payment, quiz results), by ${number(LOOKED_UP)} different learners out of ${number(MANY)} with ${number(MANY * lessonIds.length)} results; against ${number(FEW)} learners with ${number(FEW * lessonIds.length)}; wrk, one read after another.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.3 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const few = await dashboards(workbench, wrk, engine, FEW)
    const many = await dashboards(workbench, wrk, engine, workbench.isQuick ? 10 * FEW : MANY)
    return { subject: many, baseline: few }
  },
})

/** Measures one dashboard on a site with so many accounts. */
async function dashboards(workbench: Workbench, wrk: Wrk, engine: Engine, accounts: number) {
  const site = await seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, accounts),
    addPayments(dialect, accounts),
    addCompletions(dialect, accounts),
    addResults(dialect, accounts),
  ])
  const step = accounts / LOOKED_UP
  const people = Array.from({ length: LOOKED_UP }, (_, index) =>
    // In no order: neighbours in the list are no neighbours in the tables.
    learner(1 + Math.floor(((index * 619) % LOOKED_UP) * step + Math.random() * step)),
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

const number = (value: number) => value.toLocaleString('en')
