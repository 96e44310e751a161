import { lessonIds } from '@course/contract/lessons'
import { addAccounts, addResults, learner } from '../harness/learners.ts'
import type { Row } from '../harness/row.ts'
import { requireSameResponse } from '../harness/same-response.ts'
import { databaseFile, seededSite } from '../harness/seeded-site.ts'
import { provideWrk } from '../harness/wrk.ts'

const SQL = 'select lesson_id, score, total_questions from quiz_results where user_id = ?'

export const row: Row = {
  title: 'Read of own rows',
  method: `a learner's ${lessonIds.length} quiz results from /rest/v1, with a token; against node:http and node:sqlite that run the same SQL without authentication; wrk, 32 connections.`,
  unit: 'requests/s',
  better: 'more',
  goal: { ratio: 0.5 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const site = await seededSite(workbench, 'sqlite', (dialect) => [
      addAccounts(dialect, 1),
      addResults(dialect, 1),
    ])
    const { id, token } = learner(1)
    const headers = { authorization: `Bearer ${token}` }
    const bare = await workbench.bareServer('read-server.ts', databaseFile(site), SQL)
    const url = `${site.url}/rest/v1/quiz_results?select=lesson_id,score,total_questions&user_id=eq.${id}`
    await requireSameResponse(await fetch(url, { headers }), await fetch(`${bare.url}/${id}`))
    return {
      subject: () => wrk.requestsPerSecond(url, { headers }),
      baseline: () => wrk.requestsPerSecond(`${bare.url}/${id}`),
    }
  },
}
