import { type QuestionColumn, questionColumns, type StarRating } from '@course/contract/learning/feedback'
import { type Db, hasChanged, type Tx } from '../platform/database.ts'

export type FeedbackRow = Record<QuestionColumn, string> & {
  id: string
  customer_id: string
  submission_id: string
  email: string
  star_rating: StarRating
  additional_comments: string
  created_at: string
  /** When staff marked it as read. */
  read_at: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    feedback: FeedbackRow
  }
}

/** The same value for each question of the form. */
export const forEachQuestion = <Value>(value: Value) =>
  Object.fromEntries(questionColumns.map((column) => [column, value])) as Record<QuestionColumn, Value>

/** Saves the feedback. Resending the same form replaces its earlier copy. */
export async function saveFeedback(db: Db, row: Omit<FeedbackRow, 'read_at'>): Promise<FeedbackRow> {
  const { id: _, customer_id: _owner, submission_id: _form, ...content } = row
  return db
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'submission_id']).doUpdateSet(content))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function hasFeedback(db: Db, customerId: string, submissionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('feedback')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks feedback as read, or as unread with null; returns false if it has changed since `expected`. */
export async function markFeedback(
  trx: Tx,
  id: string,
  expected: string | null,
  readAt: string | null,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable('feedback')
      .set({ read_at: readAt })
      .where('id', '=', id)
      .where('read_at', expected === null ? 'is' : '=', expected),
  )
}
