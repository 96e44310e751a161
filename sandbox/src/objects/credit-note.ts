import { newId } from '../state/ids.ts'
import type { CreditNote, Invoice } from './wire.ts'

interface CreditNoteDraft {
  createdAt: number
  publicUrl: string
  invoice: Invoice
  number: string
  amount: number
  refunds: { refund: string; amount_refunded: number }[]
  reason: CreditNote['reason']
  memo: string | null
  metadata: Record<string, string>
}

/** A credit note for an invoice that was paid. */
export function newCreditNote(draft: CreditNoteDraft): CreditNote {
  const { invoice, amount, createdAt } = draft
  const id = newId('cn_1')
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: createdAt,
    currency: invoice.currency,
    customer: invoice.customer!,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: createdAt,
    invoice: invoice.id,
    lines: {
      object: 'list',
      data: [
        {
          id: newId('cnli_1'),
          object: 'credit_note_line_item',
          amount,
          description: 'Refund',
          discount_amount: 0,
          discount_amounts: [],
          livemode: false,
          metadata: {},
          pretax_credit_amounts: [],
          quantity: null,
          tax_rates: [],
          taxes: [],
          type: 'custom_line_item',
          unit_amount: null,
          unit_amount_decimal: null,
        },
      ],
      has_more: false,
      url: `/v1/credit_notes/${id}/lines`,
    },
    livemode: false,
    memo: draft.memo,
    metadata: draft.metadata,
    number: draft.number,
    out_of_band_amount: null,
    pdf: `${draft.publicUrl}/documents/${id}/pdf`,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: draft.reason,
    refunds: draft.refunds.map((refund) => ({ ...refund, payment_record_refund: null, type: 'refund' })),
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: 'post_payment',
    voided_at: null,
  }
}
