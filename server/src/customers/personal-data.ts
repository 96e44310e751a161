import { ERASED, ERASED_PERSON, type PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    customer_search_index: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id', 'term'],
      other: ['source'],
    },
    customer_notes: {
      owner: { column: 'customer_id', is: 'id' },
      redacted: ['author_id', 'author_label'],
      personal: ['customer_id', 'author_id', 'author_label', 'text', 'follow_up'],
      other: ['id', 'created_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('customer_search_index').where('customer_id', '=', userId).execute()
    await trx.deleteFrom('customer_notes').where('customer_id', '=', userId).execute()
    await trx
      .updateTable('customer_notes')
      .set({ author_id: ERASED, author_label: ERASED_PERSON })
      .where('author_id', '=', userId)
      .execute()
  },
}
