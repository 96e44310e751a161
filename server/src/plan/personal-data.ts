import type { PersonalData } from '../platform/personal-data.ts'

/** Entries are left out of exports made by staff: only learners read and export their plans. */
export const personalData: PersonalData = {
  columns: {
    plans: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'entries'],
      other: ['id', 'updated_at', 'chosen_at'],
      ownerOnly: ['entries'],
    },
    plan_revisions: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'replaced'],
      other: ['plan_id', 'begun_at'],
      ownerOnly: ['replaced'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('plan_revisions').where('user_id', '=', userId).execute()
    await trx.deleteFrom('plans').where('user_id', '=', userId).execute()
  },
}
