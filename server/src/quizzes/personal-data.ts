import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    quiz_results: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'attempt_id', 'answers'],
      other: ['id', 'lesson_id', 'created_at', 'verdict'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('quiz_results').where('user_id', '=', userId).execute()
  },
}
