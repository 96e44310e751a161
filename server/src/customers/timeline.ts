import { auditActionLabels, type Change, hasPermission, type StaffRole } from '@course/contract/admin/admin'
import {
  type TimelineCategory,
  type TimelineEvent,
  timelineCategories,
} from '@course/contract/admin/customers'
import { lessonNumberOf } from '@course/contract/lessons'
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tables } from '../platform/database.ts'
import { cursorField, encodeCursor, parseCursor } from '../platform/keyset.ts'
import { ledgerEventText, mailEventText, signInText } from './timeline-text.ts'

const PAGE_SIZE = 50

/** Timestamp, source and id of the last event of the previous page. */
const cursorSchema = z.tuple([z.string(), z.string(), z.string()])
type Cursor = z.infer<typeof cursorSchema>
type Account = Pick<Tables['users'], 'id' | 'email'>

export const timelineFields = {
  kinds: z
    .array(z.enum(timelineCategories))
    .max(timelineCategories.length)
    .default([...timelineCategories]),
  cursor: cursorField,
}

/**
 * Lists what happened to a customer, newest first: reads one page from every source and merges them. Ties are
 * ordered by source and id, so that no event is lost. Amounts need the `money` permission, and the reasons and
 * changes of staff actions the `log` permission, as everywhere in the admin area.
 */
export async function listTimeline(
  db: Db,
  account: Account,
  { kinds, cursor, role }: z.infer<z.ZodObject<typeof timelineFields>> & { role: StaffRole },
): Promise<{ rows: TimelineEvent[]; older: string | null }> {
  const after = parseCursor(cursor, cursorSchema)
  const sources = SOURCES.filter(({ kind }) => kinds.includes(kind))
  const events = await Promise.all(
    sources.map(async ({ name, kind, list }) =>
      (await list(db, account, after, role)).map((event) => ({
        event: { ...event, kind, id: `${name}:${event.id}` },
        key: [event.at, name, event.id] as Cursor,
      })),
    ),
  )
  const merged = events.flat().toSorted((a, b) => compare(b.key, a.key))
  const page = merged.slice(0, PAGE_SIZE)
  return {
    rows: page.map(({ event }) => event),
    older: merged.length > PAGE_SIZE ? encodeCursor(page.at(-1)!.key) : null,
  }
}

function compare(a: Cursor, b: Cursor): number {
  const index = a.findIndex((part, position) => part !== b[position])
  return index === -1 ? 0 : a[index]! < b[index]! ? -1 : 1
}

type SourceEvent = Omit<TimelineEvent, 'kind'>
type Source = {
  name: string
  kind: TimelineCategory
  list(db: Db, account: Account, cursor: Cursor | undefined, role: StaffRole): Promise<SourceEvent[]>
}
type EventKey = { id: string; at: string }

/** `by` are the time and a unique expression, which the query selects as `at` and `id`. One index should cover both. */
const source = <Row extends EventKey>(
  name: string,
  kind: TimelineCategory,
  by: readonly [at: string, id: string | RawBuilder<unknown>],
  query: (db: Db, account: Account) => SelectQueryBuilder<Tables, never, Row>,
  describe: (row: Row, role: StaffRole) => string | Omit<SourceEvent, keyof EventKey>,
): Source => ({
  name,
  kind,
  async list(db, account, cursor, role) {
    const [at, id] = [sql.ref(by[0]), typeof by[1] === 'string' ? sql.ref(by[1]) : by[1]]
    const rows = await query(db, account)
      .$if(cursor !== undefined, (page) => page.where(isAfter(name, at, id, cursor!)))
      .orderBy(at, 'desc')
      .orderBy(id, 'desc')
      .limit(PAGE_SIZE + 1)
      .execute()
    return rows.map((row) => {
      const description = describe(row as Row, role)
      const event = typeof description === 'string' ? { text: description } : description
      return { id: row.id, at: row.at, ...event }
    })
  },
})

function isAfter(
  name: string,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  [time, source, key]: Cursor,
) {
  if (name === source) return sql<boolean>`(${at}, ${id}) < (${time}, ${key})`
  return name < source ? sql<boolean>`${at} <= ${time}` : sql<boolean>`${at} < ${time}`
}

const accountEvents = (
  name: string,
  kind: TimelineCategory,
  event: Tables['account_events']['kind'],
  text: (detail: Tables['account_events']['detail']) => string,
): Source =>
  source(
    name,
    kind,
    ['at', 'id'],
    (db, { id }) =>
      db
        .selectFrom('account_events')
        .select(['id', 'at', 'detail'])
        .where('account_id', '=', id)
        .where('kind', '=', event),
    ({ detail }) => text(detail),
  )

const SOURCES: readonly Source[] = [
  accountEvents('account', 'sign-in', 'signed-in', signInText),
  source(
    'action',
    'staff',
    ['at', 'id'],
    (db, { id }) => db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id),
    ({ action, actor_label, reason, change }, role) => ({
      text: auditActionLabels[action],
      actor: actor_label,
      ...(hasPermission(role, 'log') && {
        ...(reason && { reason }),
        change: JSON.parse(change) as Change,
      }),
    }),
  ),
  source(
    'attempt',
    'learning',
    ['created_at', 'id'],
    (db, { id }) =>
      db
        .selectFrom('quiz_results')
        .select(['id', 'created_at as at', 'lesson_id', 'score', 'total_questions'])
        .where('user_id', '=', id),
    ({ lesson_id, score, total_questions }) =>
      `Quiz ${lessonNumberOf(lesson_id)}: ${score} of ${total_questions} right`,
  ),
  source(
    'certificate',
    'learning',
    ['certificate_revisions.issued_at', sql`certificates.number || '.' || revision`],
    (db, { id }) =>
      db
        .selectFrom('certificates')
        .innerJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
        .select([
          sql<string>`certificates.number || '.' || revision`.as('id'),
          'certificate_revisions.issued_at as at',
          'certificates.number',
          'reason',
        ])
        .where('customer_id', '=', id),
    ({ number, reason }) => `Certificate ${number} ${reason}`,
  ),
  source(
    'feedback',
    'learning',
    ['created_at', 'id'],
    (db, { id }) =>
      db
        .selectFrom('feedback')
        .select(['id', 'created_at as at', 'star_rating'])
        .where('customer_id', '=', id),
    ({ star_rating }) => `Feedback given: ${star_rating} of 5 stars`,
  ),
  accountEvents('deletion-asked', 'account', 'deletion-asked', () => 'Requested account deletion'),
  accountEvents('deletion-stopped', 'account', 'deletion-stopped', () => 'Canceled account deletion'),
  accountEvents('added-undone', 'account', 'added-undone', () => 'Undid a security change'),
  source(
    'failed-sign-in',
    'sign-in',
    ['last_at', 'day'],
    (db, { id }) =>
      db
        .selectFrom('failed_sign_ins')
        .select(['day as id', 'last_at as at', 'count'])
        .where('account_id', '=', id),
    ({ count }) => (count === 1 ? 'One failed sign-in' : `${count} failed sign-ins`),
  ),
  accountEvents('lesson', 'learning', 'lesson-reached', (lesson) => `Completed lesson ${lesson}`),
  source(
    'mail',
    'mail',
    ['created_at', 'id'],
    (db, account) =>
      db.selectFrom('outbox').select(['id', 'created_at as at', 'kind', 'state']).where(isMailOf(account)),
    (mail) => mailEventText(mail),
  ),
  source(
    'payment',
    'money',
    ['created_at', 'id'],
    (db, { id }) =>
      db
        .selectFrom('payment_events')
        .select(['id', 'created_at as at', 'kind', 'amount', 'currency'])
        .where('session_id', 'in', (eb) =>
          eb.selectFrom('purchases').select('session_id').where('customer_id', '=', id),
        ),
    (event, role) => ledgerEventText(hasPermission(role, 'money') ? event : { ...event, amount: null }),
  ),
]

/** Also those to an earlier email. A mail without an account belongs to its recipient. */
export const isMailOf =
  ({ id, email }: Account) =>
  (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb('account_id', '=', id), eb.and([eb('account_id', 'is', null), eb('recipient', '=', email)])])
