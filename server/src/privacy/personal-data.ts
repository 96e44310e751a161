import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    deletion_requests: {
      owner: { column: 'account_id', is: 'id' },
      personal: ['account_id'],
      other: ['requested_at', 'due_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('deletion_requests').where('account_id', '=', userId).execute()
  },
}
