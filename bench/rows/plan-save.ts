import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { addAccounts, addPayments, firstLearners } from '../harness/learners.ts'
import { addPlans, planSaves, requireSaved } from '../harness/plan-saves.ts'
import type { Row } from '../harness/row.ts'
import { databaseFile, seededSite } from '../harness/seeded-site.ts'
import { baselineScript } from '../harness/workbench.ts'
import { provideWrk } from '../harness/wrk.ts'

const PEOPLE = 3000
const SAVES_EACH = 20
/** More than one run can send, so that no save is sent twice. */
const PER_RUN = 6000
const SECONDS = 2

export const row: Row = {
  title: 'Saving a plan',
  method:
    'one field of the plans of many learners over HTTP, merged and stored with its undo data; against a loop that inserts quiz results with durable commits, without HTTP or tokens; wrk, 32 connections.',
  unit: 'writes/s',
  better: 'more',
  goal: { ratio: 0.5 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const site = await seededSite(workbench, 'sqlite', (dialect) => [
      addAccounts(dialect, PEOPLE),
      addPayments(dialect, PEOPLE),
      addPlans(PEOPLE),
    ])
    const people = firstLearners(PEOPLE)
    const saves = planSaves(people, SAVES_EACH)
    const list = await workbench.requestList(saves)
    await requireSaved(site.url, saves[0]!)
    const copy = join(await workbench.folder(), 'copy.sqlite')
    new DatabaseSync(databaseFile(site)).exec(`vacuum into '${copy}'`)
    let run = 0
    return {
      subject: () =>
        wrk.requestsPerSecond(site.url, {
          seconds: SECONDS,
          script: 'requests.lua',
          args: [list, String((run++ * PER_RUN) % saves.length)],
        }),
      async baseline() {
        const args = [baselineScript('insert-loop.ts'), copy, people[0]!.id, String(SECONDS)]
        const { stdout } = await promisify(execFile)(process.execPath, args)
        return Number(stdout)
      },
    }
  },
}
