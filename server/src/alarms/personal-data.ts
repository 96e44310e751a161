import { ERASED, type PersonalData } from '../platform/personal-data.ts'

/** Alarms about a person are erased with the person; alarms about payments refer only to the payment. */
export const personalData: PersonalData = {
  columns: {
    alarms: {
      owner: { column: 'subject', is: 'id' },
      redacted: ['solved_by'],
      personal: ['subject', 'solved_by'],
      other: ['id', 'kind', 'detail', 'opened_at', 'announced_at', 'solved_at', 'solved_how', 'aside_until'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('alarms').where('subject', '=', userId).execute()
    await trx.updateTable('alarms').set({ solved_by: ERASED }).where('solved_by', '=', userId).execute()
  },
}
