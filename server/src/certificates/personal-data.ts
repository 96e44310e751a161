import type { PersonalData } from '../platform/personal-data.ts'

/** The number stays after erasure, so that it is never reused and existing copies can be verified. */
export const personalData: PersonalData = {
  columns: {
    certificates: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id'],
      other: ['number', 'course_id', 'issued_at', 'withdrawn_at', 'withdrawn_by'],
    },
    certificate_revisions: {
      owner: { column: 'number', is: 'id', through: { table: 'certificates', column: 'customer_id' } },
      personal: ['student_name', 'completion_date', 'issued_at', 'ended_at'],
      other: ['number', 'reason'],
    },
    correction_requests: {
      owner: { column: 'number', is: 'id', through: { table: 'certificates', column: 'customer_id' } },
      personal: ['student_name', 'completion_date', 'note', 'asked_at', 'decided_at', 'answer'],
      other: ['number', 'state'],
    },
    credentials: {
      owner: { column: 'number', is: 'id', through: { table: 'certificates', column: 'customer_id' } },
      personal: ['credential', 'salt', 'created_at', 'ended_at'],
      other: ['number'],
    },
    credential_lists: { personal: [], other: ['origin'] },
    credential_keys: { personal: [], other: ['public_key', 'created_at', 'removed_at'] },
  },
  async erase(trx, { userId }) {
    // The status index stays, so that a withdrawn credential stays withdrawn.
    await trx
      .updateTable('credentials')
      .set({ credential: '', salt: '' })
      .where('number', 'in', (eb) =>
        eb.selectFrom('certificates').select('number').where('customer_id', '=', userId),
      )
      .execute()
    for (const table of ['certificate_revisions', 'correction_requests'] as const)
      await trx
        .deleteFrom(table)
        .where('number', 'in', (eb) =>
          eb.selectFrom('certificates').select('number').where('customer_id', '=', userId),
        )
        .execute()
    await trx
      .updateTable('certificates')
      .set({ customer_id: null })
      .where('customer_id', '=', userId)
      .execute()
  },
}
