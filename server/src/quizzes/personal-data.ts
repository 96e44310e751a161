import { ERASED, type PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    quiz_results: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'attempt_id', 'answers', 'draw_id', 'asked'],
      other: ['id', 'lesson_id', 'created_at', 'grade_override'],
    },
    quiz_draws: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'asked'],
      other: ['id', 'lesson_id', 'expires_at'],
    },
    spaced_reviews: {
      owner: { column: 'account_id', is: 'id' },
      personal: ['account_id', 'asked', 'answers'],
      other: ['since'],
    },
    regrades: {
      excludedFromExport: 'records of staff work with who requested it',
      personal: ['asked_by'],
      other: ['id', 'lesson_id', 'answer_key', 'asked_at', 'reached_at', 'reached_id', 'done_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('spaced_reviews').where('account_id', '=', userId).execute()
    await trx.deleteFrom('quiz_draws').where('user_id', '=', userId).execute()
    await trx.deleteFrom('quiz_results').where('user_id', '=', userId).execute()
    await trx.updateTable('regrades').set({ asked_by: ERASED }).where('asked_by', '=', userId).execute()
  },
}
