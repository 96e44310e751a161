import type Stripe from 'stripe'
import { resolveAlarm } from '../../alarms/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { appendEntryWithAlarm } from '../append-entry-with-alarm.ts'
import { isoOf } from '../rules.ts'
import { saveDispute } from '../store/disputes.ts'
import { appendLedgerEntry, ledgerFieldsOf } from '../store/ledger.ts'
import type { PurchaseRow } from '../store/purchases.ts'

/** Saves the disputes of a purchase. A dispute that needs a response has an open alarm until it gets one. */
export async function recordDisputes(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  disputes: readonly Stripe.Dispute[],
): Promise<void> {
  for (const { id, status, reason, amount, currency, created, evidence_details } of disputes) {
    const { due_by } = evidence_details
    await saveDispute(trx, {
      id,
      purchase_id: purchase.id,
      amount,
      currency,
      state: status,
      reason,
      due_by: due_by === null ? null : isoOf(due_by),
      opened_at: isoOf(created),
    })
    const entry = {
      ...ledgerFieldsOf(purchase),
      idempotency_key: `dispute:${id}:${status}`,
      kind: 'payment.disputed' as const,
      detail: `${reason}: ${status}`,
    }
    if (status === 'needs_response') {
      await appendEntryWithAlarm(trx, site, entry, id)
    } else {
      await appendLedgerEntry(trx, site.clock, entry)
      await resolveAlarm(trx, site, { kind: 'payment.disputed', subject: id })
    }
  }
}
