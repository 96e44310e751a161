import type { Tx } from '../platform/database.ts'
import { anonymousEmail, type PersonalData } from '../platform/personal-data.ts'

/** Amounts, dates and the provider's references stay: they are the record of sales. */
export const personalData: PersonalData = {
  columns: {
    paid_customers: { personal: ['customer_id', 'email'], other: ['created_at'] },
    purchases: {
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
    access_decisions: { personal: ['customer_id'], other: ['decided_at'] },
  },
  async erase(trx, { userId, emails }) {
    const email = anonymousEmail(userId)
    await trx.updateTable('paid_customers').set({ email }).where('customer_id', '=', userId).execute()
    await trx.updateTable('purchases').set({ email }).where('customer_id', '=', userId).execute()
    // A purchase that was refunded before we heard of it belongs to no account.
    await trx
      .updateTable('purchases')
      .set({ email })
      .where('customer_id', 'is', null)
      .where('email', 'in', emails)
      .execute()
    await trx.deleteFrom('access_decisions').where('customer_id', '=', userId).execute()
  },
}

/** What the customer bought, for whoever keeps more about these purchases. */
export const purchasesOf = (trx: Tx, customerId: string) =>
  trx
    .selectFrom('purchases')
    .select(['id', 'email', 'session_id', 'attempt_id'])
    .where('customer_id', '=', customerId)
    .execute()
