import type { StarRating } from '@course/contract/feedback'
import type { Db } from '../platform/database.ts'

type FeedbackRow = {
  id: string
  customer_id: string
  submission_id: string
  email: string
  question_1: string
  question_2: string
  question_3: string
  question_4: string
  question_5: string
  star_rating: StarRating
  additional_comments: string
  created_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    feedback: FeedbackRow
  }
}

/** Keeps the feedback. The same form sent again takes the place of its earlier copy. */
export async function keepFeedback(db: Db, row: FeedbackRow): Promise<FeedbackRow> {
  const { id: _, customer_id: _owner, submission_id: _form, ...said } = row
  return db
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'submission_id']).doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow()
}
