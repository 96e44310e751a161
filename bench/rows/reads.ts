import type { Bench } from '../harness/bench.ts'
import { learner } from '../harness/learners.ts'
import { databaseFile, few } from '../harness/sites.ts'
import { requestsPerSecond } from '../harness/wrk.ts'

const READS = [
  {
    title: "A learner's quiz results",
    path: (id: string) => `/rest/v1/quiz_results?select=lesson_id,score,total_questions&user_id=eq.${id}`,
    sql: 'select lesson_id, score, total_questions from quiz_results where user_id = ?',
  },
  {
    title: 'The pages of a lesson',
    path: () => '/rest/v1/lesson_content?select=*&lesson_id=eq.lesson1&order=page_number.asc',
    sql: `select lesson_id, page_number, content, updated_at from lesson_content
          where lesson_id = 'lesson1' and exists (select 1 from paid_customers where customer_id = ?)
          order by page_number`,
  },
]

/** Reads of a signed-in learner; against `node:http` and `node:sqlite` that run the same SQL without authentication. */
export async function measure(bench: Bench) {
  const site = await few(bench)
  // The first one is the administrator, whose responses have more columns and are not cached.
  const { id, token } = learner(2)
  const headers = { authorization: `Bearer ${token}` }
  const lines = []
  for (const { title, path, sql } of READS) {
    const url = site.url + path(id)
    const bare = `${await bench.bareServer('rows', databaseFile(site), sql)}/${id}`
    const [rows, bareRows] = [await (await fetch(url, { headers })).text(), await (await fetch(bare)).text()]
    if (rows !== bareRows)
      throw new Error(`The responses differ:\n${rows.slice(0, 500)}\n${bareRows.slice(0, 500)}`)
    lines.push(
      await bench.compare(
        title,
        'requests/s',
        { atLeast: 0.4 },
        await requestsPerSecond(bench, { url, headers }),
        await requestsPerSecond(bench, { url: bare }),
      ),
    )
  }
  return lines
}
