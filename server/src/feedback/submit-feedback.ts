import { randomUUID } from 'node:crypto'
import { customerStage } from '@course/contract/admin/customers'
import { isStarRating, type QuestionColumn } from '@course/contract/learning/feedback'
import { advanceStage } from '../auth/index.ts'
import type { RowWrite } from '../http/rest/resource.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { saveFeedback } from './store.ts'

type Submission = Readonly<Record<QuestionColumn, string>> & {
  customer_id: string
  star_rating?: unknown
  additional_comments: string
  submission_id?: string
}

/** Saves feedback of the caller, with the email of their account. */
export async function submitFeedback(
  site: Site,
  caller: Caller & { role: 'user' },
  { star_rating, submission_id, ...answers }: Submission,
): Promise<RowWrite> {
  if (answers.customer_id !== caller.userId) throw new AppError('access.denied')
  if (!isStarRating(star_rating)) throw new AppError('feedback.no_rating')
  const row = {
    ...answers,
    id: randomUUID(),
    submission_id: submission_id ?? randomUUID(),
    email: caller.email,
    star_rating,
    created_at: nowIso(site.clock),
  }
  return async (db) => {
    await advanceStage(db, caller.userId, customerStage.feedback)
    return { row: await saveFeedback(db, row), inserted: true }
  }
}
