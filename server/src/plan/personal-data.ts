import type { PersonalData } from '../platform/personal-data.ts'

/** What a learner wrote is not in the file that staff can make: only the learner reads and exports a plan. */
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
