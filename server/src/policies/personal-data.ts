import { ERASED, type PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    policy_content: {
      excludedFromExport: 'texts of the site with their author',
      personal: ['updated_by'],
      other: ['id', 'policy_type', 'content', 'created_at'],
    },
    policy_revisions: { personal: [], other: ['policy_type'] },
  },
  async erase(trx, { userId }) {
    await trx
      .updateTable('policy_content')
      .set({ updated_by: ERASED })
      .where('updated_by', '=', userId)
      .execute()
  },
}
