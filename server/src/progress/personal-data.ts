import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    course_completions: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id'],
      other: ['course_id', 'status', 'completed_at'],
    },
    pages_read: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id'],
      other: ['lesson_id', 'read_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('pages_read').where('customer_id', '=', userId).execute()
    await trx.deleteFrom('course_completions').where('customer_id', '=', userId).execute()
  },
}
