import { ERASED, type PersonalData } from '../platform/personal-data.ts'

/** Alarms about a person are erased with the person; alarms about payments refer only to the payment. */
export const personalData: PersonalData = {
  columns: {
    alarms: {
      owner: { column: 'subject', is: 'id' },
      redacted: ['resolved_by'],
      personal: ['subject', 'resolved_by'],
      other: [
        'id',
        'kind',
        'detail',
        'opened_at',
        'announced_at',
        'resolved_at',
        'resolution',
        'snoozed_until',
      ],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('alarms').where('subject', '=', userId).execute()
    await trx.updateTable('alarms').set({ resolved_by: ERASED }).where('resolved_by', '=', userId).execute()
  },
}
