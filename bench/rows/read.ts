import { join } from 'node:path'
import { provideProgram } from '../../scripts/provision/programs.ts'
import type { Row } from '../harness/row.ts'
import { requestsPerSecond } from '../harness/wrk.ts'

const SQL = 'select lesson_id, score, total_questions from quiz_results where user_id = ?'

export const row: Row = {
  title: 'Read of own rows',
  method:
    "a learner's quiz results through the tables interface, with a token; against node:http and node:sqlite that run the same SQL for anybody; wrk, 32 connections.",
  unit: 'requests/s',
  better: 'more',
  goal: { ratio: 0.5 },
  async prepare(workbench) {
    const wrk = await provideProgram('wrk')
    if (!wrk) return { skipped: 'wrk is not installed and could not be.' }
    const site = await workbench.site()
    const [person] = await workbench.people(site, 1)
    const { id, token } = person!
    const headers = { authorization: `Bearer ${token}` }
    for (const lesson_id of ['lesson1', 'lesson2', 'lesson3', 'lesson4']) {
      const answer = await fetch(`${site.url}/rest/v1/quiz_results`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: id, lesson_id, answers: ['0', '1'], score: 0, total_questions: 2 }),
      })
      if (!answer.ok) throw new Error(`No result was stored: ${answer.status} ${await answer.text()}`)
    }
    const bare = await workbench.bareServer('read-server.ts', join(site.dataDir, 'course.sqlite'), SQL)
    const query = `select=lesson_id,score,total_questions&user_id=eq.${id}`
    const address = `${site.url}/rest/v1/quiz_results?${query}`
    await sameAnswer(await fetch(address, { headers }), await fetch(`${bare.url}/${id}`))
    return {
      ours: () => requestsPerSecond(wrk, address, { headers }),
      bare: () => requestsPerSecond(wrk, `${bare.url}/${id}`),
    }
  },
}

async function sameAnswer(ours: Response, bare: Response): Promise<void> {
  const [a, b] = [await ours.text(), await bare.text()]
  if (a !== b) throw new Error(`They do not do the same work:\n${a}\n${b}`)
}
