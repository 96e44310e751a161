import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    feedback: {
      owner: { column: 'customer_id', is: 'id' },
      personal: [
        'customer_id',
        'submission_id',
        'email',
        'question_1',
        'question_2',
        'question_3',
        'question_4',
        'question_5',
        'additional_comments',
      ],
      other: ['id', 'created_at', 'read_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('feedback').where('customer_id', '=', userId).execute()
  },
}
