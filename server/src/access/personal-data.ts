import { anonymousEmail, ERASED, type PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    paid_customers: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id', 'email'],
      other: ['source', 'created_at'],
    },
    access_overrides: {
      owner: { column: 'customer_id', is: 'id' },
      redacted: ['decided_by'],
      personal: ['customer_id', 'reason', 'decided_by'],
      other: ['kind', 'decided_at'],
    },
    access_decisions: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id'],
      other: ['decided_at'],
    },
  },
  async erase(trx, { userId }) {
    const email = anonymousEmail(userId)
    await trx.updateTable('paid_customers').set({ email }).where('customer_id', '=', userId).execute()
    await trx.deleteFrom('access_overrides').where('customer_id', '=', userId).execute()
    await trx
      .updateTable('access_overrides')
      .set({ decided_by: ERASED })
      .where('decided_by', '=', userId)
      .execute()
    await trx.deleteFrom('access_decisions').where('customer_id', '=', userId).execute()
  },
  async changeEmail(trx, { userId, email }) {
    await trx.updateTable('paid_customers').set({ email }).where('customer_id', '=', userId).execute()
  },
}
