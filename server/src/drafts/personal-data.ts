import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    text_drafts: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'content'],
      other: ['text_id', 'editor_id', 'begun_at', 'saved_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('text_drafts').where('user_id', '=', userId).execute()
  },
}
