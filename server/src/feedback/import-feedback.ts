import { randomUUID } from 'node:crypto'
import { customerStage } from '@course/contract/admin/customers'
import { answerMaxLength, isStarRating, questionColumns } from '@course/contract/learning/feedback'
import { z } from 'zod'
import { advanceStage, findAccount } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import {
  accountImporter,
  importedId,
  importedInteger,
  importedText,
  importedTime,
  stableId,
} from '../platform/importer.ts'
import { forEachQuestion, hasFeedback, saveFeedback } from './store.ts'

const answer = importedText(answerMaxLength)
  .nullish()
  .transform((text) => text ?? '')

const row = z
  .object({
    id: importedId.nullish(),
    customer_id: importedId,
    ...forEachQuestion(answer),
    star_rating: importedInteger(1, 5).refine(isStarRating, 'must be from 1 to 5'),
    additional_comments: answer,
    created_at: importedTime,
  })
  .transform(({ id, ...answers }) => ({ ...answers, submission_id: id ?? stableId('feedback', answers) }))

export const importFeedback = accountImporter<z.infer<typeof row>>({
  table: 'feedback',
  columns: ['customer_id', 'star_rating', ...questionColumns],
  row,
  keyOf: ({ submission_id }) => submission_id,
  accountOf: ({ customer_id }) => customer_id,
  exists: (db, { submission_id }, customerId) => hasFeedback(db, customerId, submission_id),

  async write(trx, { customer_id: _, created_at, ...answers }, customerId, clock) {
    const { email } = (await findAccount(trx, customerId))!
    await saveFeedback(trx, {
      ...answers,
      id: randomUUID(),
      customer_id: customerId,
      email,
      created_at: created_at ?? nowIso(clock),
    })
    await advanceStage(trx, customerId, customerStage.feedback)
  },
})
