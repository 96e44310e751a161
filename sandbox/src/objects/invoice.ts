import { newId } from '../state/ids.ts'
import type { Customer, Invoice, InvoiceLine, LineItem, Session } from './wire.ts'

interface InvoiceDraft {
  createdAt: number
  number: string
  /** The origin that browsers reach the sandbox at. */
  publicUrl: string
  session: Session
  customer: Customer
  items: readonly LineItem[]
}

/** A paid invoice for a completed session. */
export function newInvoice({
  createdAt,
  number,
  publicUrl,
  session,
  customer,
  items,
}: InvoiceDraft): Invoice {
  const id = newId('in_1')
  const data = session.invoice_creation!.invoice_data
  const currency = session.currency!
  const total = session.amount_total!
  const page = `${publicUrl}/documents/${id}`
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Card sandbox',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: total,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: true,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: 'manual',
    collection_method: 'send_invoice',
    created: createdAt,
    currency,
    custom_fields: data.custom_fields,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: data.description,
    discounts: [],
    due_date: createdAt,
    effective_at: createdAt,
    ending_balance: 0,
    footer: data.footer,
    from_invoice: null,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: items.map((item) => newInvoiceLine(item, id, createdAt)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: data.metadata,
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: createdAt,
    period_start: createdAt,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'paid',
    status_transitions: {
      finalized_at: createdAt,
      marked_uncollectible_at: null,
      paid_at: createdAt,
      voided_at: null,
    },
    subtotal: session.amount_subtotal!,
    subtotal_excluding_tax: session.amount_subtotal!,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: createdAt,
  }
}

const newInvoiceLine = (item: LineItem, invoice: string, createdAt: number): InvoiceLine => ({
  id: newId('il_1'),
  object: 'line_item',
  amount: item.amount_total,
  currency: item.currency,
  description: item.description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: null,
  period: { start: createdAt, end: createdAt },
  pretax_credit_amounts: [],
  pricing: null,
  quantity: item.quantity,
  quantity_decimal: String(item.quantity),
  subscription: null,
  subtotal: item.amount_subtotal,
  taxes: [],
})
