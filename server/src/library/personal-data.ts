import { ERASED, type PersonalData } from '../platform/personal-data.ts'

/** Erasing an author keeps the text marked as edited: without `updated_by` it would count as built-in. */
export const personalData: PersonalData = {
  columns: {
    library_versions: {
      excludedFromExport: 'texts of the site with their author',
      personal: ['updated_by'],
      other: ['text_id', 'content', 'updated_at'],
    },
  },
  async erase(trx, { userId }) {
    await trx
      .updateTable('library_versions')
      .set({ updated_by: ERASED })
      .where('updated_by', '=', userId)
      .execute()
  },
}
