import type Stripe from 'stripe'
import { raiseAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site } from '../../platform/site.ts'
import { paymentIdOf } from '../provider/payment-status.ts'
import { refusalCode, retryOf } from '../provider/provider-errors.ts'
import type { SalesSite } from '../sales-site.ts'
import { type CreditNoteRow, creditNoteQueue, insertCreditNote } from '../store/credit-notes.ts'
import { findPurchase, type PurchaseRow } from '../store/purchases.ts'
import type { RefundRow } from '../store/refunds.ts'
import { fetchInvoice } from './fetch-invoice.ts'

/** With back-off, an invoice has about a quarter of an hour to appear. */
const ATTEMPTS_WITHOUT_INVOICE = 10
const MAX_CREDIT_NOTES = 100

/**
 * Queues a credit note for each refund that has succeeded. A refund that fails later keeps its credit note, because the
 * customer is still owed the money.
 */
export async function queueCreditNotes(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  purchase: PurchaseRow,
  refunds: readonly RefundRow[],
): Promise<void> {
  if (purchase.has_invoice === 0) return
  for (const { id, amount, state } of refunds)
    if (state === 'succeeded')
      await insertCreditNote(trx, site.clock, { id, purchase_id: purchase.id, amount })
}

/** Issues credit notes for refunds of invoiced purchases, so that companies can book them. */
export const creditNotesJob = (site: SalesSite): Job => ({
  name: 'credit-notes',
  everySeconds: 15,
  skipWhenQuiet: true,
  run: (signal) =>
    creditNoteQueue.run(
      site,
      {
        process: (row) => issueCreditNote(site, row),
        onFailure: (row, error, inSeconds) => recordFailure(site, row, error, inSeconds),
      },
      signal,
    ),
})

class InvoiceMissing extends Error {}

async function issueCreditNote(site: SalesSite, row: CreditNoteRow): Promise<void> {
  const purchase = await findPurchase(site.db, row.purchase_id)
  const invoice = purchase && (await fetchInvoice(site, purchase.session_id))
  if (!invoice) throw new InvoiceMissing(`refund ${row.id} has no invoice to credit`)
  const creditNote =
    (await fetchEarlierCreditNote(site, invoice.id, row)) ?? (await createCreditNote(site, invoice.id, row))
  await creditNoteQueue.finish(site.db, row.id, { state: 'issued', credit_note_id: creditNote.id })
}

/** A previous run may have issued it, and only the response was lost. */
async function fetchEarlierCreditNote(
  { cards }: SalesSite,
  invoice: string,
  { id, attempts }: CreditNoteRow,
): Promise<Stripe.CreditNote | undefined> {
  if (attempts === 1) return undefined
  const issued = await cards.api.creditNotes
    .list({ invoice, limit: 100 })
    .autoPagingToArray({ limit: MAX_CREDIT_NOTES })
  return issued.find(({ refunds }) => refunds.some(({ refund }) => paymentIdOf(refund) === id))
}

const createCreditNote = ({ cards }: SalesSite, invoice: string, { id, amount, key_number }: CreditNoteRow) =>
  cards.api.creditNotes.create(
    // The site sends an email of its own.
    { invoice, amount, refunds: [{ refund: id, amount_refunded: amount }], email_type: 'none' },
    { idempotencyKey: key_number === 1 ? `credit:${id}` : `credit:${id}:${key_number}` },
  )

async function recordFailure(site: SalesSite, row: CreditNoteRow, error: unknown, backoffSeconds: number) {
  const isMissing = error instanceof InvoiceMissing
  const refusal = isMissing && row.attempts >= ATTEMPTS_WITHOUT_INVOICE ? 'no_invoice' : refusalCode(error)
  if (refusal !== undefined) {
    await site.db.transaction().execute(async (trx) => {
      if (await creditNoteQueue.finish(trx, row.id, { state: 'refused', refusal }))
        await raiseAlarm(trx, site, { kind: 'credit_note.refused', subject: row.id, detail: refusal })
    })
    triggerAlarmAnnouncement(site)
    return
  }
  site.log.warn({ err: error, refund: row.id }, 'issuing a credit note failed and will be retried')
  return retryOf(error, row, backoffSeconds)
}
