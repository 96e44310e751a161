import { ERASED, type PersonalData } from '../platform/personal-data.ts'

/** A text stays marked as edited when its author is erased: without an author it would be taken for a built-in one. */
export const personalData: PersonalData = {
  columns: {
    lesson_content: {
      excludedFromExport: 'texts of the site, which name who wrote them',
      personal: ['updated_by'],
      other: ['lesson_id', 'content', 'updated_at'],
    },
    lesson_versions: {
      excludedFromExport: 'texts of the site, which name who wrote them',
      personal: ['updated_by'],
      other: ['lesson_id', 'content', 'updated_at'],
    },
  },
  async erase(trx, { userId }) {
    const author = { updated_by: ERASED }
    await trx.updateTable('lesson_content').set(author).where('updated_by', '=', userId).execute()
    await trx.updateTable('lesson_versions').set(author).where('updated_by', '=', userId).execute()
  },
}
