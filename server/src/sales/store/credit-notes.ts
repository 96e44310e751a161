import { type Clock, nowIso, nowMillis } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { defineQueue } from '../../platform/queue.ts'
import { CARD_QUEUE } from './card-queue.ts'

/** A credit note for a refund of an invoiced purchase: `wanted` until it is made, or refused for good. */
export type CreditNoteRow = {
  /** The provider's id of the refund. */
  id: string
  purchase_id: string
  amount: number
  requested_at: string
  state: 'wanted' | 'issued' | 'refused'
  /** The provider's id of the credit note. */
  credit_note_id: string | null
  refusal: string | null
  attempts: number
  /** Incremented after a provider error, because the provider repeats a stored error for a day per key. */
  key_number: number
  due_at: number
}

declare module '../../platform/database.ts' {
  interface Tables {
    credit_notes: CreditNoteRow
  }
}

/** Does nothing if the refund has one. */
export const insertCreditNote = (
  trx: Tx,
  clock: Clock,
  creditNote: Pick<CreditNoteRow, 'id' | 'purchase_id' | 'amount'>,
) =>
  trx
    .insertInto('credit_notes')
    .values({
      ...creditNote,
      requested_at: nowIso(clock),
      state: 'wanted',
      credit_note_id: null,
      refusal: null,
      attempts: 0,
      key_number: 1,
      due_at: nowMillis(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The provider's id of the credit note of a refund. */
export async function findCreditNoteId(
  db: Db,
  { purchaseId, refundId }: { purchaseId: string; refundId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('credit_notes')
    .select('credit_note_id')
    .where('id', '=', refundId)
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()
  return row?.credit_note_id ?? undefined
}

/** The refunds of a purchase that have a credit note. */
export async function listCreditedRefunds(db: Db, purchaseId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('credit_notes')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'issued')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const creditNoteQueue = defineQueue({
  ...CARD_QUEUE,
  table: 'credit_notes',
  waiting: 'wanted',
  enqueuedAt: 'requested_at',
  concurrency: 1,
})
