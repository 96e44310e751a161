import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { provideProgram } from '../../scripts/provision/programs.ts'
import type { Row } from '../harness/row.ts'
import { bareScript } from '../harness/workbench.ts'
import { requestsPerSecond } from '../harness/wrk.ts'

const PEOPLE = 3000
const SECONDS = 2
const LOAD = join(import.meta.dirname, '..', 'load', 'quiz-attempts.lua')

export const row: Row = {
  title: 'Durable write',
  method:
    'quiz attempts of many learners over HTTP, graded and stored; against a loop that inserts the same rows, each durable, without HTTP, grading or tokens; wrk, 32 connections.',
  unit: 'writes/s',
  better: 'more',
  goal: { ratio: 0.5 },
  async prepare(workbench) {
    const wrk = await provideProgram('wrk')
    if (!wrk) return { skipped: 'wrk is not installed and could not be.' }
    const site = await workbench.site()
    const people = await workbench.people(site, PEOPLE)
    const folder = await workbench.folder()
    const list = join(folder, 'people')
    writeFileSync(list, people.map(({ id, token }) => `${id} ${token}\n`).join(''))
    const copy = join(folder, 'copy.sqlite')
    new DatabaseSync(join(site.dataDir, 'course.sqlite')).exec(`vacuum into '${copy}'`)
    let run = 0
    return {
      ours: () =>
        requestsPerSecond(wrk, `${site.url}/rest/v1/quiz_results`, {
          seconds: SECONDS,
          script: LOAD,
          args: [list, String((run++ * 997) % PEOPLE)],
        }),
      async bare() {
        const args = [bareScript('insert-loop.ts'), copy, people[0]!.id, String(SECONDS)]
        const { stdout } = await promisify(execFile)(process.execPath, args)
        return Number(stdout)
      },
    }
  },
}
