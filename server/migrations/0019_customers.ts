import {
  customerStage,
  emailSearchTerms,
  nameSearchTerms,
  quizPassedStage,
} from '@course/contract/admin/customers'
import { passMarkPercent } from '@course/contract/learning/quizzes'
import { lessonIds } from '@course/contract/lessons'
import { PostgresAdapter, sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

type Database = Parameters<Migration['up']>[0]

/** Search index, filters and timeline of customers in the admin area. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .alterTable('users')
    .addColumn('access', 'text', (column) => column.notNull().defaultTo('none'))
    .execute()
  for (const name of ['step', 'refunded']) {
    await db.schema
      .alterTable('users')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  // Search is by prefix, which is an index range only if text is compared byte by byte.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('customer_words')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_words_key', ['customer_id', 'source', 'word'])
    .execute()
  await db.schema
    .createTable('account_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  // No foreign key to `users`: the row is read and written only under the lock of `access_decisions`.
  await db.schema
    .createTable('access_overrides')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('paid_customers')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('paid'))
    .execute()
  await db.schema
    .createTable('customer_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('author_label', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('follow_up', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const [name, table, columns, condition] of INDEXES) {
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)})
      ${sql.raw(condition ? `where ${condition}` : '')}`.execute(db)
  }
  await fillFacts(db)
  await fillWords(db)
}

const INDEXES: readonly (readonly [name: string, table: string, columns: string, condition?: string])[] = [
  ['users_by_access', 'users', 'access, created_at, id'],
  ['users_by_step', 'users', 'step, created_at, id'],
  ['users_by_sign_in', 'users', 'last_sign_in_at, id', 'last_sign_in_at is not null'],
  ['users_never_signed_in', 'users', 'created_at, id', 'last_sign_in_at is null'],
  ['users_refunded', 'users', 'created_at, id', 'refunded = 1'],
  ['customer_words_by_word', 'customer_words', 'word, customer_id'],
  ['account_events_by_account', 'account_events', 'account_id, at, id'],
  ['account_events_by_time', 'account_events', 'at'],
  ['customer_notes_by_customer', 'customer_notes', 'customer_id, created_at, id'],
  ['customer_notes_to_do', 'customer_notes', 'follow_up, customer_id', 'follow_up is not null'],
  ['outbox_by_recipient', 'outbox', 'recipient, created_at, id'],
  ['quiz_results_by_learner', 'quiz_results', 'user_id, created_at, id'],
  ['payment_events_by_session', 'payment_events', 'session_id, created_at, id'],
]

/** Backfills existing customers; for new ones the application writes these values. */
async function fillFacts(db: Database) {
  const owns = (table: string, column: string) =>
    sql`exists (select 1 from ${sql.table(table)} as owned where ${sql.ref(`owned.${column}`)} = users.id)`
  const quizStep = sql.join(
    lessonIds().map((id, index) => sql`when ${id} then cast(${quizPassedStage(index + 1)} as integer)`),
    sql` `,
  )
  // Percentage of correct answers, rounded as in the application.
  const percent = sql`(200 * score + total_questions) / (2 * total_questions)`
  const passed = sql`coalesce((select max(case lesson_id ${quizStep} end) from quiz_results
    where user_id = users.id and total_questions > 0 and ${percent} >= ${sql.raw(String(passMarkPercent()))}), 0)`
  const number = (step: number) => sql.raw(String(step))
  await sql`update users set
    access = case
      when ${owns('paid_customers', 'customer_id')} then 'paid'
      when ${owns('purchases', 'customer_id')} then 'ended'
      else 'none' end,
    refunded = case when exists (
      select 1 from purchases where customer_id = users.id and state = 'refunded'
    ) then 1 else 0 end,
    step = case
      when ${owns('feedback', 'customer_id')} then ${number(customerStage.feedback)}
      when ${owns('certificates', 'customer_id')} then ${number(customerStage.certificate)}
      when ${passed} > 0 then ${passed}
      when ${owns('course_completions', 'customer_id')} then ${number(customerStage.lesson)}
      when last_sign_in_at is not null then ${number(customerStage.signedIn)}
      when ${owns('purchases', 'customer_id')} then ${number(customerStage.paid)}
      else ${number(customerStage.account)} end
    where deleted_at is null`.execute(db)
}

const PAGE = 500

/** In pages, so that all emails are never in memory at once. */
async function fillWords(db: Database) {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('users')
      .leftJoin('certificates', 'certificates.customer_id', 'users.id')
      .leftJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
      .select(['users.id', 'users.email', 'users.deleted_at', 'student_name', 'revision'])
      .where('users.id', '>', after)
      .orderBy('users.id')
      .orderBy('revision')
      .limit(PAGE)
      .execute()
    const rows = page.flatMap(({ id, email, deleted_at, student_name }) =>
      deleted_at === null
        ? [
            ...emailSearchTerms(email).map((word) => ({ customer_id: id, source: 'address', word })),
            ...nameSearchTerms(student_name ?? '').map((word) => ({ customer_id: id, source: 'name', word })),
          ]
        : [],
    )
    for (let start = 0; start < rows.length; start += PAGE) {
      await db
        .insertInto('customer_words')
        .values(rows.slice(start, start + PAGE))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id as string
  }
}
