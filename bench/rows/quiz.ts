import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quizSizes } from '@course/contract/learning/quizzes'
import { addAccounts, addPayments, firstLearners } from '../harness/learners.ts'
import type { Row } from '../harness/row.ts'
import { databaseFile, seededSite } from '../harness/seeded-site.ts'
import { provideWrk } from '../harness/wrk.ts'

const PEOPLE = 3000
const SECONDS = 2

export const row: Row = {
  title: 'Quiz submission',
  method:
    'attempts at the first quiz by many learners with access, as the quiz screen sends them: graded, stored durably and returned with the review; against node:http and node:sqlite that check access, store the same row durably and return it; wrk, 32 connections.',
  unit: 'requests/s',
  better: 'more',
  goal: { ratio: 0.8 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const site = await seededSite(workbench, 'sqlite', (dialect) => [
      addAccounts(dialect, PEOPLE),
      addPayments(dialect, PEOPLE),
    ])
    const attempts = await workbench.requestList(
      firstLearners(PEOPLE).map(({ id, token }) => ({
        token,
        path: '/rest/v1/quiz_results?select=id,lesson_id,score,total_questions,review',
        body: { user_id: id, lesson_id: 'lesson1', answers: Array(quizSizes.lesson1).fill('0') },
      })),
    )
    const copy = join(await workbench.folder(), 'copy.sqlite')
    new DatabaseSync(databaseFile(site)).exec(`vacuum into '${copy}'`)
    const bare = await workbench.bareServer('submit-server.ts', copy)
    const headers = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' }
    let run = 0
    // Each run starts with another learner, because the site has a rate limit per account.
    const submit = (url: string) =>
      wrk.requestsPerSecond(url, {
        headers,
        seconds: SECONDS,
        script: 'requests.lua',
        args: [attempts, String((run++ * 997) % PEOPLE)],
      })
    return { subject: () => submit(site.url), baseline: () => submit(bare.url) }
  },
}
