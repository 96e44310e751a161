import { questionColumns } from '@course/contract/learning/feedback'
import { ERASED, type PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    feedback: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id', 'submission_id', 'email', ...questionColumns, 'additional_comments'],
      other: ['id', 'created_at', 'read_at'],
    },
    feedback_quotes: {
      owner: { column: 'customer_id', is: 'id' },
      redacted: ['token_digest', 'asked_by'],
      personal: ['customer_id', 'text', 'shown_name', 'token_digest', 'asked_by'],
      other: ['feedback_id', 'state', 'asked_at', 'answered_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('feedback_quotes').where('customer_id', '=', userId).execute()
    await trx.deleteFrom('feedback').where('customer_id', '=', userId).execute()
    await trx
      .updateTable('feedback_quotes')
      .set({ asked_by: ERASED })
      .where('asked_by', '=', userId)
      .execute()
  },
}
