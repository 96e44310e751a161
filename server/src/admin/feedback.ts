import { feedbackQuestions } from '@course/content/site/learning/feedback'
import { type FeedbackEntry, feedbackStates, type StarCounts } from '@course/contract/admin/learning'
import {
  type QuestionColumn,
  questionColumns,
  quoteStates,
  type StarRating,
  starRatings,
} from '@course/contract/learning/feedback'
import { z } from 'zod'
import {
  type FeedbackRow,
  findQuote,
  listQuotes,
  markFeedback,
  type QuoteRow,
  requestQuote,
} from '../feedback/index.ts'
import { DAY_MS, nowIso, nowMillis } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { dayFields, isOnDays } from '../platform/days.ts'
import { AppError } from '../platform/errors.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import { requireUnchanged } from '../staff/index.ts'
import { requireTargetCustomer } from './define-customer-function.ts'
import { adminAction, adminExport, adminList, type CsvColumns, csvOfList } from './define-function.ts'

const answerField = z.enum([...questionColumns, 'additional_comments'])

const filterFields = {
  stars: z.enum(starRatings.map(String)).optional(),
  /** Only feedback that answers this question. */
  question: answerField.optional(),
  state: z.enum(feedbackStates).optional(),
  quote: z.enum(quoteStates).optional(),
  ...dayFields,
}
type Filters = z.infer<z.ZodObject<typeof filterFields>>

/** Fewer than in other lists, because a response can fill the window. */
const RESPONSES_PER_PAGE = 10

const feedbackList = adminList(
  'admin-feedback',
  { permission: 'feedback', fields: filterFields },
  async (site, filters, page) => {
    const [{ rows, ...cursors }, counts] = await Promise.all([
      listFeedback(site.db, filters, { ...page, limit: RESPONSES_PER_PAGE }),
      countStars(site.db, filters),
    ])
    const quotes = await listQuotes(
      site.db,
      rows.map(({ id }) => id),
    )
    const quoteOf = ({ id }: FeedbackRow) => quotes.find(({ feedback_id }) => feedback_id === id)
    return { counts, page: { ...cursors, rows: rows.map((row) => toFeedbackEntry(row, quoteOf(row))) } }
  },
)

const listFeedback = (db: Db, filters: Filters, page: PageRequest) =>
  keysetPage(
    db
      .selectFrom('feedback')
      .selectAll()
      .where(isOnDays('created_at', filters))
      .$if(filters.stars !== undefined, (query) =>
        query.where('star_rating', '=', Number(filters.stars) as StarRating),
      )
      .$if(filters.question !== undefined, (query) => query.where(filters.question!, '!=', ''))
      .$if(filters.state === 'unread', (query) => query.where('read_at', 'is', null))
      .$if(filters.state === 'read', (query) => query.where('read_at', 'is not', null))
      .$if(filters.quote !== undefined, (query) =>
        query.where('id', 'in', (eb) =>
          eb.selectFrom('feedback_quotes').select('feedback_id').where('state', '=', filters.quote!),
        ),
      ),
    ['created_at', 'id'],
    page,
  )

async function countStars(db: Db, filters: Filters): Promise<StarCounts> {
  const starRows = await db
    .selectFrom('feedback')
    .where(isOnDays('created_at', filters))
    .select((eb) => ['star_rating', eb.fn.countAll().as('forms')])
    .groupBy('star_rating')
    .execute()
  const formsWith = (stars: StarRating) =>
    Number(starRows.find(({ star_rating }) => star_rating === stars)?.forms ?? 0)
  return Object.fromEntries(starRatings.map((stars) => [stars, formsWith(stars)])) as StarCounts
}

const toFeedbackEntry = (row: FeedbackRow, quote: QuoteRow | undefined): FeedbackEntry => ({
  id: row.id,
  at: row.created_at,
  customerId: row.customer_id,
  email: row.email,
  stars: row.star_rating,
  answers: Object.fromEntries(questionColumns.map((column) => [column, row[column]])) as Record<
    QuestionColumn,
    string
  >,
  comments: row.additional_comments,
  readAt: row.read_at,
  quote: quote
    ? {
        state: quote.state,
        text: quote.text,
        name: quote.shown_name,
        requestedAt: quote.asked_at,
        answeredAt: quote.answered_at,
      }
    : null,
})

/** `expected` is the read timestamp the caller saw (optimistic check). */
const markFields = { id: z.uuid(), expected: z.string().nullable() }
type MarkTarget = { id: string; expected: string | null }

const markFeedbackRead = adminAction(
  'admin-feedback-read',
  { permission: 'feedback', action: 'feedback.read', fields: markFields },
  (trx, site, { body }) => setReadAt(trx, body, nowIso(site.clock)),
)

const markFeedbackUnread = adminAction(
  'admin-feedback-unread',
  { permission: 'feedback', action: 'feedback.unread', fields: markFields },
  (trx, _site, { body }) => setReadAt(trx, body, null),
)

async function setReadAt(trx: Tx, { id, expected }: MarkTarget, readAt: string | null) {
  const row = await requireFeedback(trx, id)
  requireUnchanged(expected, row.read_at)
  if (!(await markFeedback(trx, id, expected, readAt))) throw new AppError('admin.conflict')
  return { ...subjectOf(row), change: { read: { old: row.read_at, new: readAt } }, outcome: { readAt } }
}

async function requireFeedback(trx: Tx, id: string): Promise<FeedbackRow> {
  const row = await trx.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('admin.feedback_not_found')
  return row
}

/** Without the email, so that an erased person does not stay in the audit log. */
const subjectOf = ({ id, star_rating, created_at }: FeedbackRow) => ({
  subject: { type: 'feedback', id, label: `${star_rating} stars, ${created_at.slice(0, 10)}` },
})

const MIN_MS_BETWEEN_QUOTE_REQUESTS = DAY_MS

/** Asks by email whether an answer may be quoted. Learners who responded are not asked again. */
const requestQuoteAction = adminAction(
  'admin-feedback-quote',
  {
    permission: 'feedback',
    action: 'feedback.quote',
    fields: {
      id: z.uuid(),
      question: answerField,
      /** The quote state the caller saw (optimistic check). */
      expected: z.enum(quoteStates).nullable(),
    },
  },
  async (trx, site, { staff, body: { id, question, expected } }) => {
    const row = await requireFeedback(trx, id)
    const account = await requireTargetCustomer(trx, staff, row.customer_id)
    const existing = await findQuote(trx, id)
    requireUnchanged(expected, existing?.state ?? null)
    if (existing && existing.state !== 'asked') throw new AppError('admin.quote_already_answered')
    if (existing && nowMillis(site.clock) - Date.parse(existing.asked_at) < MIN_MS_BETWEEN_QUOTE_REQUESTS)
      throw new AppError('admin.quote_recently_requested')
    const text = row[question].trim()
    if (text === '') throw new AppError('admin.nothing_to_quote')
    await requestQuote(trx, site, {
      feedback_id: id,
      customer_id: account.id,
      text,
      asked_by: staff.accountId,
      email: account.email,
    })
    return { ...subjectOf(row), change: { quote: { old: existing?.state ?? null, new: 'asked' } } }
  },
)

const exportFeedback = adminExport(
  'admin-feedback-csv',
  { permission: 'export', action: 'feedback.export', subject: 'feedback', fields: filterFields },
  (site, filters) => csvOfList((page) => listFeedback(site.db, filters, page), CSV_COLUMNS),
)

const CSV_COLUMNS: CsvColumns<FeedbackRow> = {
  time: ({ created_at }) => created_at,
  email: ({ email }) => email,
  stars: ({ star_rating }) => star_rating,
  ...Object.fromEntries(
    questionColumns.map((column, index) => [feedbackQuestions()[index], (row: FeedbackRow) => row[column]]),
  ),
  'additional comments': ({ additional_comments }) => additional_comments,
  read: ({ read_at }) => read_at,
}

export const feedbackFunctions = [
  feedbackList,
  markFeedbackRead,
  markFeedbackUnread,
  requestQuoteAction,
  exportFeedback,
]
