import type { Db } from '../platform/database.ts'
import { anonymousEmail, ERASED, type PersonalData } from '../platform/personal-data.ts'

/** Amounts, dates and provider references are not erased, because sales records must be retained. */
export const personalData: PersonalData = {
  columns: {
    paid_customers: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id', 'email'],
      other: ['source', 'created_at'],
    },
    purchases: {
      owner: { column: 'customer_id', is: 'id' },
      personal: ['customer_id', 'email'],
      other: [
        'id',
        'session_id',
        'payment_intent',
        'attempt_id',
        'currency',
        'state',
        'provider_fingerprint',
        'created_at',
      ],
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
  async erase(trx, { userId, emails }) {
    const email = anonymousEmail(userId)
    await trx.updateTable('paid_customers').set({ email }).where('customer_id', '=', userId).execute()
    await trx.updateTable('purchases').set({ email }).where('customer_id', '=', userId).execute()
    // A purchase that was refunded before it was recorded here has no account.
    await trx
      .updateTable('purchases')
      .set({ email })
      .where('customer_id', 'is', null)
      .where('email', 'in', emails)
      .execute()
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

/** Subquery of the customer's purchases, for slices that store data per purchase. */
export const purchasesOwnedBy = (db: Db, customerId: string) =>
  db
    .selectFrom('purchases')
    .select(['id', 'email', 'session_id', 'attempt_id'])
    .where('customer_id', '=', customerId)
    .execute()
