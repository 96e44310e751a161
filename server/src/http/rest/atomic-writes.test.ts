import { randomUUID } from 'node:crypto'
import { courseId } from '@course/contract/learning/progress'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answersWith } from '../../testing/learning.ts'
import type { Member } from '../../testing/people.ts'
import { type RunningSite, startSite } from '../../testing/start-site.ts'

/** Makes the database fail at `event` of a table, between the statements of one write. */
async function failAt(site: RunningSite, event: string, table: string): Promise<() => Promise<unknown>> {
  const run = (statement: string) => sql.raw(statement).execute(site.db)
  if (site.engine === 'sqlite') {
    await run(
      `create trigger injected before ${event} on ${table} begin select raise(abort, 'injected'); end`,
    )
    return () => run('drop trigger injected')
  }
  await run(
    `create function injected() returns trigger language plpgsql as $$ begin raise exception 'injected'; end $$`,
  )
  await run(`create trigger injected before ${event} on ${table} for each row execute function injected()`)
  return () => run(`drop trigger injected on ${table}`)
}

type Table = 'quiz_results' | 'course_completions' | 'feedback'

const writes = {
  quiz_results: ({ userId }: Member) => ({
    user_id: userId,
    lesson_id: 'lesson1',
    answers: answersWith('lesson1', { correct: 5, of: 5 }),
    attempt_id: randomUUID(),
  }),
  course_completions: ({ userId }: Member) => ({
    customer_id: userId,
    course_id: courseId(),
    completed_lessons: 1,
  }),
  feedback: ({ userId }: Member) => ({ customer_id: userId, star_rating: 5, submission_id: randomUUID() }),
} satisfies Record<Table, (member: Member) => Record<string, unknown>>

test.each([
  ['quiz_results', 'update of stage', 'users'],
  ['course_completions', 'update of stage', 'users'],
  ['feedback', 'insert', 'feedback'],
] as const)('stores all of a write to %s or nothing', async (table, event, failing) => {
  const site = await startSite({ expectedFaults: /injected/ })
  const learner = await site.paidCustomer()
  const write = () =>
    table === 'course_completions'
      ? learner.rest.from(table).upsert(row, { onConflict: 'customer_id,course_id' })
      : learner.rest.from(table).insert(row)
  const stored = async () => ({
    rows: (await site.db.selectFrom(table).selectAll().execute()).length,
    events: (
      await site.db.selectFrom('account_events').selectAll().where('kind', '=', 'lesson-reached').execute()
    ).length,
    user: await site.db
      .selectFrom('users')
      .select('stage')
      .where('id', '=', learner.userId)
      .executeTakeFirstOrThrow(),
  })
  const row: Record<string, unknown> = writes[table](learner)
  const before = await stored()
  const repair = await failAt(site, event, failing)
  expect((await write()).status).toBe(500)
  expect(await stored()).toEqual(before)
  await repair()
  expect((await write()).status).toBe(201)
  const after = await stored()
  expect(after.rows).toBe(before.rows + 1)
  expect(after.user.stage).toBeGreaterThan(before.user.stage)
})
