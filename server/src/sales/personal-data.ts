import { eraseMailsTo } from '../mail/index.ts'
import { anonymousEmail, ERASED, type PersonalData } from '../platform/personal-data.ts'
import { purchasesOwnedBy } from './store/purchases.ts'

/** Rows that belong to a customer through their purchase. */
const throughPurchase = { table: 'purchases', key: 'id', column: 'customer_id' }

/** Amounts, dates and provider references are not erased, because sales records must be retained. */
export const personalData: PersonalData = {
  columns: {
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
    checkout_attempts: {
      owner: { column: 'email', is: 'email' },
      redacted: ['browser_hash', 'parameters'],
      personal: ['email', 'browser_hash', 'parameters'],
      other: ['id', 'state', 'currency', 'session_id', 'created_at'],
    },
    checkouts_per_day: { personal: [], other: ['day'] },
    payment_events: {
      owner: { column: 'email', is: 'email' },
      personal: ['email'],
      other: [
        'id',
        'idempotency_key',
        'kind',
        'session_id',
        'payment_intent',
        'currency',
        'detail',
        'created_at',
      ],
    },
    card_events: { personal: [], other: ['id', 'type', 'subject', 'subject_id', 'state', 'received_at'] },
    reconciliations: { personal: [], other: ['name'] },
    refunds: {
      owner: { column: 'purchase_id', is: 'id', through: throughPurchase },
      personal: [],
      other: [
        'id',
        'purchase_id',
        'currency',
        'state',
        'pending_reason',
        'failure_reason',
        'request_id',
        'made_at',
      ],
    },
    queued_refunds: {
      owner: { column: 'purchase_id', is: 'id', through: throughPurchase },
      redacted: ['requested_by'],
      personal: ['requested_by', 'note'],
      other: ['id', 'purchase_id', 'cause', 'requested_at', 'state', 'refund_id', 'refusal', 'access'],
    },
    customer_refund_requests: {
      owner: { column: 'user_id', is: 'id' },
      personal: ['user_id', 'reason', 'answer'],
      other: ['purchase_id', 'state', 'asked_at', 'decided_at'],
    },
    disputes: {
      owner: { column: 'purchase_id', is: 'id', through: throughPurchase },
      personal: [],
      other: ['id', 'purchase_id', 'currency', 'state', 'reason', 'due_by', 'opened_at'],
    },
  },
  async erase(trx, person) {
    // A purchase stores the email it was paid with; the account's email may have changed since.
    const purchases = await purchasesOwnedBy(trx, person.userId)
    const emails = [...new Set([...person.emails, ...purchases.map(({ email }) => email)])]
    const sessions = purchases.map(({ session_id }) => session_id)
    const attempts = purchases.map(({ attempt_id }) => attempt_id).filter((id) => id !== null)
    await trx
      .deleteFrom('checkout_attempts')
      .where((eb) =>
        eb.or([eb('email', 'in', emails), ...(attempts.length > 0 ? [eb('id', 'in', attempts)] : [])]),
      )
      .execute()
    await trx
      .updateTable('payment_events')
      .set({ email: null })
      .where((eb) =>
        eb.or([
          eb('email', 'in', emails),
          ...(sessions.length > 0 ? [eb('session_id', 'in', sessions)] : []),
        ]),
      )
      .execute()
    const purchaseIds = purchases.map(({ id }) => id)
    if (purchaseIds.length > 0) {
      await trx
        .updateTable('queued_refunds')
        .set({ note: '' })
        .where('purchase_id', 'in', purchaseIds)
        .execute()
    }
    await trx
      .updateTable('queued_refunds')
      .set({ requested_by: ERASED })
      .where('requested_by', '=', person.userId)
      .execute()
    await trx.deleteFrom('customer_refund_requests').where('user_id', '=', person.userId).execute()
    await eraseMailsTo(trx, emails)
    const email = anonymousEmail(person.userId)
    await trx.updateTable('purchases').set({ email }).where('customer_id', '=', person.userId).execute()
    // A purchase that was refunded before it was recorded here has no account.
    await trx
      .updateTable('purchases')
      .set({ email })
      .where('customer_id', 'is', null)
      .where('email', 'in', person.emails)
      .execute()
  },
}
