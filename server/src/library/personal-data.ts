import { ERASED, type PersonalData } from '../platform/personal-data.ts'

/** A text stays marked as edited when its author is erased: without an author it would be taken for a built-in one. */
export const personalData: PersonalData = {
  columns: {
    library_versions: {
      excludedFromExport: 'texts of the site, which name who wrote them',
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
