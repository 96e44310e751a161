import type { PersonalData } from '../platform/personal-data.ts'

/** Entries are left out of exports made by staff: only learners read and export their plans. */
export const personalData: PersonalData = {
  columns: {
    plans: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'entries'],
      other: ['id', 'updated_at', 'chosen_at'],
      ownerOnly: ['entries'],
    },
    plan_revisions: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'replaced'],
      other: ['plan_id', 'begun_at'],
      ownerOnly: ['replaced'],
    },
    plan_links: {
      owner: { column: 'user_id', is: 'id' },
      redacted: ['token_digest'],
      personal: ['user_id', 'name', 'token_digest'],
      other: ['id', 'plan_id', 'created_at', 'expires_at'],
      ownerOnly: ['name'],
    },
    plan_comments: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'author', 'comment', 'reply'],
      other: ['id', 'plan_id', 'link_id', 'field', 'created_at', 'resolved_at'],
      ownerOnly: ['author', 'comment', 'reply'],
    },
  },
  async erase(trx, { userId }) {
    await trx.deleteFrom('plan_comments').where('user_id', '=', userId).execute()
    await trx.deleteFrom('plan_links').where('user_id', '=', userId).execute()
    await trx.deleteFrom('plan_revisions').where('user_id', '=', userId).execute()
    await trx.deleteFrom('plans').where('user_id', '=', userId).execute()
  },
}
