import { purchasesOf } from '../access/index.ts'
import { eraseMailsTo } from '../mail/index.ts'
import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    checkout_attempts: {
      personal: ['email', 'browser_hash', 'parameters'],
      other: ['id', 'state', 'currency', 'session_id', 'created_at'],
    },
    payment_events: {
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
  },
  async erase(trx, person) {
    // A purchase keeps the address it was paid with; the account may have another one by now.
    const purchases = await purchasesOf(trx, person.userId)
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
    await eraseMailsTo(trx, emails)
  },
}
