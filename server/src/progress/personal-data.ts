import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    course_completions: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id'],
      other: ['course_id', 'status', 'completed_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('course_completions').where('customer_id', '=', userId).execute()
  },
}
