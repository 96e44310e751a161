import { ERASED, type PersonalData } from '../platform/personal-data.ts'

/** Erasing an author keeps the text marked as edited: without `updated_by` it would count as built-in. */
export const personalData: PersonalData = {
  columns: {
    lesson_content: {
      excludedFromExport: 'texts of the site with their author',
      personal: ['updated_by'],
      other: ['lesson_id', 'content', 'updated_at'],
    },
    lesson_versions: {
      excludedFromExport: 'texts of the site with their author',
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
