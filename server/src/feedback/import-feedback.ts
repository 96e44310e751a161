import { randomUUID } from 'node:crypto'
import { customerStage } from '@course/contract/admin/customers'
import { answerMaxLength, isStarRating, questionColumns } from '@course/contract/learning/feedback'
import { z } from 'zod'
import { accountById, advanceStage } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import {
  type Importer,
  type ImportOutcome,
  importedId,
  importedInteger,
  importedText,
  importedTime,
  rejected,
  stableId,
} from '../platform/importer.ts'
import { hasFeedback, saveFeedback } from './store.ts'

const answer = importedText(answerMaxLength)
  .nullish()
  .transform((text) => text ?? '')

const row = z
  .object({
    id: importedId.nullish(),
    customer_id: importedId,
    question_1: answer,
    question_2: answer,
    question_3: answer,
    question_4: answer,
    question_5: answer,
    star_rating: importedInteger(1, 5).refine(isStarRating, 'must be from 1 to 5'),
    additional_comments: answer,
    created_at: importedTime,
  })
  .transform(({ id, ...answers }) => ({ ...answers, submission_id: id ?? stableId('feedback', answers) }))

type Row = z.infer<typeof row>

export const importFeedback: Importer<Row> = {
  table: 'feedback',
  columns: ['customer_id', 'star_rating', ...questionColumns],
  row,
  keyOf: ({ submission_id }) => submission_id,

  async preview(db, { customer_id, submission_id }, { findAccountId }): Promise<ImportOutcome> {
    const customerId = await findAccountId(db, customer_id)
    if (customerId === undefined) return rejected('there is no account for it')
    return { state: (await hasFeedback(db, customerId, submission_id)) ? 'exists' : 'new' }
  },

  async write(trx, { customer_id, created_at, star_rating, ...answers }, { clock, findAccountId }) {
    const customerId = (await findAccountId(trx, customer_id))!
    const { email } = (await accountById(trx, customerId))!
    await saveFeedback(trx, {
      ...answers,
      id: randomUUID(),
      customer_id: customerId,
      email,
      star_rating,
      created_at: created_at ?? nowIso(clock),
    })
    await advanceStage(trx, customerId, customerStage.feedback)
  },
}
