import { auditActionLabels, type Change, type CursorPage } from '@course/contract/admin/admin'
import {
  type TimelineCategory,
  type TimelineEvent,
  timelineCategories,
} from '@course/contract/admin/customers'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { UserRow } from '../../auth/index.ts'
import { belongsTo } from '../../mail/index.ts'
import type { Db, Tables } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { adminRead } from '../define-function.ts'
import { customerField, requireCustomer } from './details.ts'
import { ledgerEventText, mailEventText, signInText } from './timeline-text.ts'

const PAGE_SIZE = 50

/** Timestamp, source and id of the last event of the previous page. */
const cursorSchema = z.tuple([z.string(), z.string(), z.string()])
type Cursor = z.infer<typeof cursorSchema>

export const timeline = adminRead(
  'admin-customer-timeline',
  {
    permission: 'customers',
    body: z.object({
      ...customerField,
      kinds: z.array(z.enum(timelineCategories)).max(timelineCategories.length).optional(),
      cursor: z.string().max(500).optional(),
    }),
  },
  async (site, { staff, body: { id, kinds = timelineCategories, cursor } }) =>
    listTimeline(site.db, await requireCustomer(site, staff, id), kinds, parseCursor(cursor)),
)

/**
 * Reads one page from every source and merges them; ties are ordered by source and id, so that no event is
 * lost.
 */
async function listTimeline(
  db: Db,
  account: UserRow,
  kinds: readonly TimelineCategory[],
  cursor: Cursor | undefined,
): Promise<Pick<CursorPage<TimelineEvent>, 'rows' | 'older'>> {
  const sources = SOURCES.filter(({ kind }) => kinds.includes(kind))
  const events = await Promise.all(
    sources.map(async (source) =>
      (await source.list(db, account, cursor)).map((event) => ({
        ...event,
        kind: source.kind,
        source: source.name,
      })),
    ),
  )
  const merged = events.flat().toSorted((a, b) => compare(keyOf(b), keyOf(a)))
  const rows = merged.slice(0, PAGE_SIZE)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ source, ...event }) => ({ ...event, id: `${source}:${event.id}` })),
    older: last && merged.length > PAGE_SIZE ? encodeCursor(keyOf(last)) : null,
  }
}

type SourceEvent = Omit<TimelineEvent, 'kind'>
type Source = {
  name: string
  kind: TimelineCategory
  list(db: Db, account: UserRow, cursor: Cursor | undefined): Promise<SourceEvent[]>
}

const keyOf = (event: { at: string; source: string; id: string }): Cursor => [
  event.at,
  event.source,
  event.id,
]

const compare = (a: Cursor, b: Cursor): number => {
  const index = a.findIndex((part, position) => part !== b[position])
  return index === -1 ? 0 : a[index]! < b[index]! ? -1 : 1
}

/** Returns the newest rows of a source after the cursor. Each source has an index on both columns. */
function sourcePage<Row>(
  name: string,
  query: SelectQueryBuilder<Tables, never, Row>,
  [at, id]: readonly [string, string | RawBuilder<unknown>],
  cursor: Cursor | undefined,
): Promise<Row[]> {
  const [sort, key] = [sql.ref(at), typeof id === 'string' ? sql.ref(id) : id]
  const afterCursor = !cursor
    ? query
    : query.where(
        cursor[1] === name
          ? sql<boolean>`(${sort}, ${key}) < (${cursor[0]}, ${cursor[2]})`
          : name < cursor[1]
            ? sql<boolean>`${sort} <= ${cursor[0]}`
            : sql<boolean>`${sort} < ${cursor[0]}`,
      )
  return afterCursor
    .orderBy(sort, 'desc')
    .orderBy(key, 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
}

const accountEvents = (
  name: string,
  kind: TimelineCategory,
  event: Tables['account_events']['kind'],
  text: (detail: Tables['account_events']['detail']) => string,
): Source => ({
  name,
  kind,
  async list(db, { id }, cursor) {
    const query = db
      .selectFrom('account_events')
      .selectAll()
      .where('account_id', '=', id)
      .where('kind', '=', event)
    const rows = await sourcePage(name, query as never, ['at', 'id'], cursor)
    return (rows as Tables['account_events'][]).map((row) => ({
      id: row.id,
      at: row.at,
      text: text(row.detail),
    }))
  },
})

const SOURCES: readonly Source[] = [
  accountEvents('account', 'sign-in', 'signed-in', signInText),
  {
    name: 'action',
    kind: 'staff',
    async list(db, { id }, cursor) {
      const query = db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id)
      const rows = await sourcePage('action', query as never, ['at', 'id'], cursor)
      return (rows as Tables['audit_entries'][]).map((row) => ({
        id: row.id,
        at: row.at,
        text: auditActionLabels[row.action],
        actor: row.actor_label,
        ...(row.reason && { reason: row.reason }),
        change: JSON.parse(row.change) as Change,
      }))
    },
  },
  {
    name: 'attempt',
    kind: 'learning',
    async list(db, { id }, cursor) {
      const query = db
        .selectFrom('quiz_results')
        .select(['id', 'lesson_id', 'score', 'total_questions', 'created_at'])
        .where('user_id', '=', id)
      const rows = await sourcePage('attempt', query as never, ['created_at', 'id'], cursor)
      return (rows as Tables['quiz_results'][]).map((row) => ({
        id: row.id,
        at: row.created_at,
        text: `Quiz ${lessonNumberOf(row.lesson_id as LessonId)}: ${row.score} of ${row.total_questions} right`,
      }))
    },
  },
  {
    name: 'certificate',
    kind: 'learning',
    async list(db, { id }, cursor) {
      const query = db
        .selectFrom('certificates')
        .innerJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
        .select(['certificates.number', 'revision', 'reason', 'certificate_revisions.issued_at'])
        .where('customer_id', '=', id)
      const rows = (await sourcePage(
        'certificate',
        query as never,
        ['certificate_revisions.issued_at', sql`certificates.number || '.' || revision`],
        cursor,
      )) as {
        number: string
        revision: number
        reason: string
        issued_at: string
      }[]
      return rows.map(({ number, revision, reason, issued_at }) => ({
        id: `${number}.${revision}`,
        at: issued_at,
        text: `Certificate ${number} ${reason}`,
      }))
    },
  },
  {
    name: 'feedback',
    kind: 'learning',
    async list(db, { id }, cursor) {
      const query = db
        .selectFrom('feedback')
        .select(['id', 'star_rating', 'created_at'])
        .where('customer_id', '=', id)
      const rows = (await sourcePage('feedback', query as never, ['created_at', 'id'], cursor)) as {
        id: string
        star_rating: number
        created_at: string
      }[]
      return rows.map((row) => ({
        id: row.id,
        at: row.created_at,
        text: `Feedback given: ${row.star_rating} of 5 stars`,
      }))
    },
  },
  accountEvents('deletion-asked', 'account', 'deletion-asked', () => 'Requested account deletion'),
  accountEvents('deletion-stopped', 'account', 'deletion-stopped', () => 'Canceled account deletion'),
  accountEvents('added-undone', 'account', 'added-undone', () => 'Undid a security change'),
  {
    name: 'failed-sign-in',
    kind: 'sign-in',
    async list(db, { id }, cursor) {
      const query = db.selectFrom('failed_sign_ins').selectAll().where('account_id', '=', id)
      const rows = await sourcePage('failed-sign-in', query as never, ['last_at', 'day'], cursor)
      return (rows as Tables['failed_sign_ins'][]).map((row) => ({
        id: row.day,
        at: row.last_at,
        text: row.count === 1 ? 'One failed sign-in' : `${row.count} failed sign-ins`,
      }))
    },
  },
  accountEvents('lesson', 'learning', 'lesson-reached', (lesson) => `Opened lesson ${lesson}`),
  {
    name: 'mail',
    kind: 'mail',
    async list(db, account, cursor) {
      const query = db
        .selectFrom('outbox')
        .select(['id', 'kind', 'state', 'created_at'])
        .where(belongsTo(account))
      const rows = await sourcePage('mail', query as never, ['created_at', 'id'], cursor)
      return (rows as Tables['outbox'][]).map((row) => ({
        id: row.id,
        at: row.created_at,
        text: mailEventText(row),
      }))
    },
  },
  {
    name: 'payment',
    kind: 'money',
    async list(db, { id }, cursor) {
      const query = db
        .selectFrom('payment_events')
        .selectAll()
        .where('session_id', 'in', (eb) =>
          eb.selectFrom('purchases').select('session_id').where('customer_id', '=', id),
        )
      const rows = await sourcePage('payment', query as never, ['created_at', 'id'], cursor)
      return (rows as Tables['payment_events'][]).map((row) => ({
        id: row.id,
        at: row.created_at,
        text: ledgerEventText(row),
      }))
    },
  },
]

const encodeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function parseCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new AppError('admin.invalid_cursor')
  }
}
