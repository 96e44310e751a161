import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { Bench } from '../harness/bench.ts'
import { quizAttempt, sampleLearners } from '../harness/learners.ts'
import { databaseFile, few } from '../harness/sites.ts'
import { type ListedRequest, requestsPerSecond } from '../harness/wrk.ts'

/** More saves per plan than one run can send. A repeated save would write nothing. */
const SAVES_EACH = 200

/** Writes of many learners over HTTP; against a loop that inserts quiz results with durable commits. */
export async function measure(bench: Bench) {
  const site = await few(bench)
  const people = sampleLearners(site.customers, site.customers)
  const attempts = people.map(quizAttempt)
  const start = Date.now()
  const saves = Array.from({ length: SAVES_EACH }, (_, save) =>
    people.map(({ id, token }) => ({
      ...{ token, path: '/functions/v1/save-plan' },
      body: {
        ...{ planId: id, seen: save + 1 },
        changes: { 'w01/baseline': [`62 percent, count ${save}`, start - SAVES_EACH + save, 'bench'] },
      },
    })),
  ).flat()

  const copy = join(await bench.folder(), 'copy.sqlite')
  new DatabaseSync(databaseFile(site)).exec(`vacuum into '${copy}'`)
  const insertInLoop = async () => {
    const script = join(import.meta.dirname, '../baseline/insert-loop.ts')
    const args = [script, copy, people[0]!.id, bench.isTiny ? '1' : '3']
    return Number((await promisify(execFile)(process.execPath, args)).stdout)
  }
  const compare = async (title: string, requests: readonly ListedRequest[]) =>
    bench.compare(
      title,
      'writes/s',
      { atLeast: 0.5 },
      await requestsPerSecond(bench, { url: site.url, requests }),
      insertInLoop,
    )
  return [await compare('Graded quiz attempts', attempts), await compare('Saves of a plan', saves)]
}
