import { eraseMailsTo } from '../mail/index.ts'
import { anonymousEmail, ERASED, type PersonalData } from '../platform/personal-data.ts'
import { returnErasedSeat } from './seats/return-erased-seat.ts'
import { eraseGifts } from './store/gifts.ts'
import { listCustomerPurchases } from './store/purchases.ts'
import { eraseSeats } from './store/seats.ts'

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
        'kind',
        'promotion_code',
        'code',
        'currency',
        'country',
        'source',
        'state',
        'provider_fingerprint',
        'created_at',
      ],
    },
    checkout_attempts: {
      owner: { column: 'email', is: 'email' },
      redacted: ['browser_hash', 'parameters'],
      personal: ['email', 'browser_hash', 'company', 'gift', 'parameters'],
      other: [
        'id',
        'kind',
        'state',
        'currency',
        'promotion_code',
        'code',
        'source',
        'session_id',
        'created_at',
      ],
    },
    seats: {
      owner: { column: 'account_id', is: 'id' },
      redacted: ['token_digest'],
      personal: ['account_id', 'email'],
      other: [
        'id',
        'purchase_id',
        'state',
        'token_digest',
        'invited_at',
        'claimed_at',
        'ended_at',
        'state_before',
        'refund_request_id',
      ],
    },
    gifts: {
      owner: { column: 'purchase_id', is: 'id', through: throughPurchase },
      personal: ['recipient', 'sender', 'message'],
      other: ['purchase_id', 'send_on', 'sent_at', 'notify_at'],
    },
    checkouts_per_day: { personal: [], other: ['day'] },
    checkouts_per_source: { personal: [], other: ['day', 'source'] },
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
    credit_notes: {
      owner: { column: 'purchase_id', is: 'id', through: throughPurchase },
      personal: [],
      other: ['id', 'purchase_id', 'requested_at', 'state', 'credit_note_id', 'refusal'],
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
    const purchases = await listCustomerPurchases(trx, person.userId)
    const emails = [...new Set([...person.emails, ...purchases.map(({ email }) => email)])]
    // PostgreSQL rejects an empty `in ()`.
    const idsOf = (column: 'id' | 'session_id' | 'attempt_id') => [
      '',
      ...purchases.map((row) => row[column] ?? ''),
    ]
    await trx
      .deleteFrom('checkout_attempts')
      .where((eb) => eb.or([eb('email', 'in', emails), eb('id', 'in', idsOf('attempt_id'))]))
      .execute()
    await trx
      .updateTable('payment_events')
      .set({ email: null })
      .where((eb) => eb.or([eb('email', 'in', emails), eb('session_id', 'in', idsOf('session_id'))]))
      .execute()
    await trx
      .updateTable('queued_refunds')
      .set({ note: '' })
      .where('purchase_id', 'in', idsOf('id'))
      .execute()
    await trx
      .updateTable('queued_refunds')
      .set({ requested_by: ERASED })
      .where('requested_by', '=', person.userId)
      .execute()
    // Locks purchases before their seats: all transactions use this order.
    const email = anonymousEmail(person.userId)
    await trx.updateTable('purchases').set({ email }).where('customer_id', '=', person.userId).execute()
    await returnErasedSeat(trx, person.userId)
    await eraseSeats(trx, person, idsOf('id'))
    await eraseGifts(trx, person, idsOf('id'))
    await trx.deleteFrom('customer_refund_requests').where('user_id', '=', person.userId).execute()
    await eraseMailsTo(trx, emails)
    // A purchase that was refunded before it was recorded here has no account.
    await trx
      .updateTable('purchases')
      .set({ email })
      .where('customer_id', 'is', null)
      .where('email', 'in', person.emails)
      .execute()
  },
}
