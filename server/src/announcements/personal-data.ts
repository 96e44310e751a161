import { ERASED, type PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    announcements: {
      excludedFromExport: 'mails to many customers, with their author',
      personal: ['created_by', 'last_account_id'],
      other: [
        'id',
        'state',
        'audience',
        'filters',
        'words',
        'created_at',
        'send_at',
        'started_at',
        'finished_at',
      ],
    },
    announcement_recipients: {
      owner: { column: 'account_id', is: 'id' },
      personal: ['account_id'],
      other: ['announcement_id', 'enqueued_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx
      .updateTable('announcements')
      .set({ created_by: ERASED })
      .where('created_by', '=', userId)
      .execute()
    // The job starts over; `announcement_recipients` keeps it from mailing a customer twice.
    await trx
      .updateTable('announcements')
      .set({ last_account_id: null })
      .where('last_account_id', '=', userId)
      .execute()
    await trx.deleteFrom('announcement_recipients').where('account_id', '=', userId).execute()
  },
}
