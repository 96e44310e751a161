import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { readConfig } from '../config.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { temporaryFolder } from '../testing/start-process.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Rows as the version before stored them. The customer's id is also the id of all other rows. */
const EARLIER_ROWS = [
  `insert into users (id, identity_id, email, user_metadata, app_metadata, created_at, updated_at, mailbox_proved_at, step)
    values ('ada', 'ada', 'ada@example.com', '{}', '{}', '2026-01-01', '2026-01-01', '2026-01-02', 4)`,
  `insert into sessions (id, user_id, aal, amr, refresh_counter, recent_rotations, refreshed_at, created_at, own_proof_at)
    values ('s1', 'ada', 'aal1', '[]', 7, '[]', '2026-01-01', '2026-01-01', '2026-01-01')`,
  ...(['aside', 'passed', null] as const).map(
    (verdict, number) => `insert into quiz_results
      (id, user_id, attempt_id, lesson_id, answers, score, total_questions, created_at, verdict)
      values ('q${number}', 'ada', 'q${number}', 'lesson1', '[]', 1, 5, '2026-01-01', ${verdict ? `'${verdict}'` : 'null'})`,
  ),
  `insert into alarms (id, kind, subject, detail, opened_at, solved_at, solved_by, solved_how, aside_until)
    values ('a1', 'job.failed', 'ada', '', '2026-01-01', '2026-01-03', 'system', 'repaired', '2026-01-02')`,
  `insert into customer_words (customer_id, source, word) values ('ada', 'name', 'lovelace')`,
  `insert into access_decisions (customer_id, decided_at, is_followed) values ('ada', '2026-01-01', 1)`,
  `insert into feedback (id, customer_id, email, question_1, question_2, question_3, question_4, question_5,
    star_rating, additional_comments, submission_id, created_at)
    values ('f1', 'ada', 'ada@example.com', 'Well done.', '', '', '', '', 5, '', 'f1', '2026-01-01')`,
  `insert into feedback_quotes (feedback_id, customer_id, words, shown_name, state, token_digest, asked_by, asked_at)
    values ('f1', 'ada', 'Well done.', '', 'asked', 'digest', 'owner', '2026-01-01')`,
]

test('a database of the version before keeps its rows under the new names', async () => {
  const DATABASE_URL = inject('engine') === 'postgres' ? await createEmptyDatabase() : ''
  const config = readConfig({ DATABASE_URL, DATA_DIR: temporaryFolder() })
  const database = openDatabase(config.database, { warn: () => {} })
  const { db } = database
  const earlier = Object.entries(migrations).filter(([name]) => name < '0060')
  await migrate(database, Object.fromEntries(earlier))
  for (const statement of EARLIER_ROWS) await sql.raw(statement).execute(db)
  await migrate(database, migrations)

  const user = db.selectFrom('users').select(['email_verified_at', 'stage'])
  expect(await user.execute()).toEqual([{ email_verified_at: '2026-01-02', stage: 4 }])
  const attempts = db.selectFrom('quiz_results').select(['id', 'grade_override']).orderBy('id')
  expect(await attempts.execute()).toEqual([
    { id: 'q0', grade_override: 'excluded' },
    { id: 'q1', grade_override: 'passed' },
    { id: 'q2', grade_override: null },
  ])
  expect(await db.selectFrom('alarms').selectAll().execute()).toMatchObject([
    { resolved_at: '2026-01-03', resolved_by: 'system', resolution: 'repaired', snoozed_until: '2026-01-02' },
  ])
  const terms = db.selectFrom('customer_search_index').select(['customer_id', 'term'])
  expect(await terms.execute()).toEqual([{ customer_id: 'ada', term: 'lovelace' }])
  const decisions = db.selectFrom('access_decisions').select('is_processed')
  expect(await decisions.execute()).toEqual([{ is_processed: 1 }])
  expect(await db.selectFrom('feedback_quotes').select('text').execute()).toEqual([{ text: 'Well done.' }])
  expect(await db.selectFrom('sessions').selectAll().execute()).toMatchObject([
    { id: 's1', refresh_counter: 7 },
  ])
  await database.close()
})
