import { ERASED, ERASED_PERSON, type PersonalData } from '../platform/personal-data.ts'

/** The audit log keeps action, time and role; subject and reason are erased. */
export const personalData: PersonalData = {
  columns: {
    staff: {
      owner: { column: 'account_id', is: 'id' },
      redacted: ['invited_by', 'handed_from'],
      personal: ['account_id', 'invited_by', 'handed_from'],
      other: ['role', 'invited_at', 'accepted_at', 'ended_at'],
    },
    audit_entries: {
      owner: { column: 'subject_id', is: 'id' },
      redacted: ['actor_id', 'actor_label', 'input_digest'],
      personal: [
        'actor_id',
        'actor_label',
        'subject_id',
        'subject_label',
        'change',
        'reason',
        'input_digest',
        'outcome',
      ],
      other: ['id', 'at', 'role', 'source', 'action', 'subject_type', 'operation_id', 'request_id'],
    },
  },
  async erase(trx, { userId, emails }) {
    await trx.deleteFrom('staff').where('account_id', '=', userId).execute()
    await trx.updateTable('staff').set({ invited_by: ERASED }).where('invited_by', '=', userId).execute()
    await trx.updateTable('staff').set({ handed_from: ERASED }).where('handed_from', '=', userId).execute()
    await trx
      .updateTable('audit_entries')
      .set({ actor_id: ERASED, actor_label: ERASED_PERSON })
      .where('actor_id', '=', userId)
      .execute()
    await trx
      .updateTable('audit_entries')
      .set({
        subject_id: ERASED,
        subject_label: ERASED_PERSON,
        change: '{}',
        reason: '',
        input_digest: null,
        outcome: '{}',
      })
      .where((eb) => eb.or([eb('subject_id', '=', userId), eb('subject_label', 'in', [...emails])]))
      .execute()
  },
}
