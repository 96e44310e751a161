import type { Engine } from '../harness/dialect.ts'
import { addAccounts, addPayments, learner } from '../harness/learners.ts'
import { addPlans, planSaves, requireSaved } from '../harness/plan-saves.ts'
import type { Row } from '../harness/row.ts'
import { seededSite } from '../harness/seeded-site.ts'
import type { Workbench } from '../harness/workbench.ts'
import { provideWrk, type Wrk } from '../harness/wrk.ts'

const MANY = 1_000_000
const FEW = 1000
const WRITERS = 1000
const SAVES_EACH = 20

export const plansRow = (engine: Engine, engineName: string): Row => ({
  title: `Saving a plan among a million, ${engineName}`,
  method: `one field of the plan of each of ${WRITERS.toLocaleString('en')} learners out of ${MANY.toLocaleString('en')}; against ${FEW.toLocaleString('en')} learners; wrk, one save at a time.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.3 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const few = await measureSaves(workbench, wrk, engine, FEW)
    const many = await measureSaves(workbench, wrk, engine, workbench.isQuick ? 10 * FEW : MANY)
    return { subject: many, baseline: few }
  },
})

/** Measures one save on a site with this many plans. */
async function measureSaves(workbench: Workbench, wrk: Wrk, engine: Engine, plans: number) {
  const site = await seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, plans),
    addPayments(dialect, plans),
    addPlans(plans),
  ])
  const step = plans / WRITERS
  // Shuffled, so that neighbors in the list are not neighbors in the table.
  const people = Array.from({ length: WRITERS }, (_, index) =>
    learner(1 + Math.floor(((index * 619) % WRITERS) * step)),
  )
  const all = planSaves(people, SAVES_EACH)
  const list = await workbench.requestList(all)
  await requireSaved(site.url, all[0]!)
  let run = 0
  return () =>
    wrk.milliseconds(site.url, {
      script: 'requests.lua',
      args: [list, String((run++ * 4 * WRITERS) % all.length)],
    })
}
