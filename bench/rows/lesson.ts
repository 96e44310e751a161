import { addAccounts, addPayments, learner } from '../harness/learners.ts'
import type { Row } from '../harness/row.ts'
import { requireSameResponse } from '../harness/same-response.ts'
import { databaseFile, seededSite } from '../harness/seeded-site.ts'
import { provideWrk } from '../harness/wrk.ts'

const SQL = `
  select lesson_id, page_number, content, updated_by, updated_at from lesson_content
  where lesson_id = 'lesson1' and exists (select 1 from paid_customers where customer_id = ?)
  order by page_number`

export const row: Row = {
  title: 'Lesson read',
  method:
    'the pages of a lesson, as the lesson screen requests them, by a learner with access; against node:http and node:sqlite that run the same SQL, including the access check; wrk, 32 connections.',
  unit: 'requests/s',
  better: 'more',
  goal: { ratio: 1 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const site = await seededSite(workbench, 'sqlite', (dialect) => [
      addAccounts(dialect, 1),
      addPayments(dialect, 1),
    ])
    const { id, token } = learner(1)
    const headers = { authorization: `Bearer ${token}` }
    const bare = await workbench.bareServer('read-server.ts', databaseFile(site), SQL)
    const url = `${site.url}/rest/v1/lesson_content?select=*&lesson_id=eq.lesson1&order=page_number.asc`
    await requireSameResponse(await fetch(url, { headers }), await fetch(`${bare.url}/${id}`))
    return {
      subject: () => wrk.requestsPerSecond(url, { headers }),
      baseline: () => wrk.requestsPerSecond(`${bare.url}/${id}`),
    }
  },
}
