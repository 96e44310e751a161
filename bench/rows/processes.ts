import type { Bench } from '../harness/bench.ts'
import { learner, quizAttempt, sampleLearners } from '../harness/learners.ts'
import { few, openSite } from '../harness/sites.ts'
import { requestsPerSecond } from '../harness/wrk.ts'

const LESSON = '/rest/v1/lesson_content?select=*&lesson_id=eq.lesson1&order=page_number.asc'

/**
 * The same site with one, two and four processes on one PostgreSQL, in turns. It has no goal: with PostgreSQL and wrk on
 * the same machine, its processors are the limit.
 */
export async function measure(bench: Bench) {
  const { settings, customers } = await few(bench, 'postgres')
  const people = sampleLearners(customers, customers)
  const loads: { title: string; values: number[]; run(): Promise<number> }[] = []
  for (const workers of [1, 2, 4]) {
    const { url } = await openSite(bench, { ...settings, WORKERS: String(workers) })
    const add = async (what: string, load: Omit<Parameters<typeof requestsPerSecond>[1], 'url'>, path = '') =>
      loads.push({
        title: `${what}, processes: ${workers}`,
        values: [],
        run: await requestsPerSecond(bench, { url: url + path, ...load }),
      })
    await add('Front page', { headers: { 'accept-encoding': 'gzip' } }, '/')
    await add('A lesson', { headers: { authorization: `Bearer ${learner(2).token}` } }, LESSON)
    await add('Quiz attempts', { requests: people.map(quizAttempt) })
  }
  for (const { run } of loads) await run()
  for (let round = 0; round < bench.rounds; round++)
    for (const { values, run } of loads) values.push(await run())
  return loads
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ title, values }) => bench.line(title, 'requests/s', {}, values))
}
