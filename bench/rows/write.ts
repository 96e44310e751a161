import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { addAccounts, firstLearners } from '../harness/learners.ts'
import type { Row } from '../harness/row.ts'
import { databaseFile, seededSite } from '../harness/seeded-site.ts'
import { baselineScript } from '../harness/workbench.ts'
import { provideWrk } from '../harness/wrk.ts'

const PEOPLE = 3000
const SECONDS = 2

export const row: Row = {
  title: 'Durable write',
  method:
    'quiz attempts of many learners over HTTP, graded and stored; against a loop that inserts the same rows with durable commits, without HTTP, grading or tokens; wrk, 32 connections.',
  unit: 'writes/s',
  better: 'more',
  goal: { ratio: 0.55 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const site = await seededSite(workbench, 'sqlite', (dialect) => [addAccounts(dialect, PEOPLE)])
    const people = firstLearners(PEOPLE)
    const attempts = await workbench.requestList(
      people.map(({ id, token }) => ({
        token,
        path: '/rest/v1/quiz_results',
        body: { user_id: id, lesson_id: 'lesson1', answers: ['0', '1'] },
      })),
    )
    const copy = join(await workbench.folder(), 'copy.sqlite')
    new DatabaseSync(databaseFile(site)).exec(`vacuum into '${copy}'`)
    let run = 0
    return {
      subject: () =>
        wrk.requestsPerSecond(site.url, {
          seconds: SECONDS,
          script: 'requests.lua',
          args: [attempts, String((run++ * 997) % PEOPLE)],
        }),
      async baseline() {
        const args = [baselineScript('insert-loop.ts'), copy, people[0]!.id, String(SECONDS)]
        const { stdout } = await promisify(execFile)(process.execPath, args)
        return Number(stdout)
      },
    }
  },
}
