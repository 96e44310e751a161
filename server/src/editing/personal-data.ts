import { ERASED, type PersonalData } from '../platform/personal-data.ts'

/** Erasing an author keeps the text marked as edited: without an author it would count as built-in. */
export const personalData: PersonalData = {
  columns: {
    text_versions: {
      excludedFromExport: 'texts of the site with their author',
      personal: ['author'],
      other: ['text_id', 'kind', 'created_at', 'content'],
    },
    text_drafts: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'content'],
      other: ['text_id', 'editor_id', 'begun_at', 'saved_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx.updateTable('text_versions').set({ author: ERASED }).where('author', '=', userId).execute()
    await trx.deleteFrom('text_drafts').where('user_id', '=', userId).execute()
  },
}
