import { newCreditNote } from '../objects/credit-note.ts'
import type { CreditNote } from '../objects/wire.ts'
import type { Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { ApiError } from './api-error.ts'
import { endpoint } from './endpoint.ts'
import { find } from './find.ts'
import { createdRange, listPage, pageParameters } from './listing.ts'
import {
  integer,
  listOf,
  mergeMetadata,
  metadata,
  oneOf,
  type Parsed,
  required,
  shape,
  text,
} from './parameters.ts'

const creditNoteParameters = {
  invoice: required(text()),
  amount: required(integer({ min: 1 })),
  refunds: required(
    listOf(required(shape({ refund: required(text()), amount_refunded: required(integer({ min: 1 })) })), {
      max: 1,
    }),
  ),
  reason: oneOf('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'),
  email_type: oneOf('credit_note', 'none'),
  memo: text(),
  metadata,
}

export const invoiceEndpoints = [
  endpoint('GET', '/invoices/:id', {}, ({ store }, { id }) => find(store.invoices, id, 'invoice', 'invoice')),

  endpoint(
    'GET',
    '/invoices',
    { ...pageParameters, created: createdRange, customer: text() },
    (provider, call) => {
      const { created, customer } = call.params
      return listPage(
        provider.store.invoices,
        call.params,
        call.url,
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (created === undefined || created(invoice.created)),
      )
    },
  ),

  endpoint('POST', '/credit_notes', creditNoteParameters, (provider, { params }) =>
    createCreditNote(provider, params),
  ),

  endpoint('GET', '/credit_notes/:id', {}, ({ store }, { id }) => find(store.creditNotes, id, 'credit_note')),

  endpoint('GET', '/credit_notes', { ...pageParameters, invoice: text() }, (provider, { params, url }) =>
    listPage(
      provider.store.creditNotes,
      params,
      url,
      ({ invoice }) => params.invoice === undefined || idOf(invoice) === params.invoice,
    ),
  ),

  endpoint('GET', '/balance_transactions/:id', {}, ({ store }, { id }) =>
    find(store.balanceTransactions, id, 'balance_transaction'),
  ),

  endpoint(
    'GET',
    '/balance_transactions',
    { ...pageParameters, created: createdRange, type: text(), source: text() },
    (provider, { params, url }) => {
      const { created, type, source } = params
      return listPage(
        provider.store.balanceTransactions,
        params,
        url,
        (transaction) =>
          (type === undefined || transaction.type === type) &&
          (source === undefined || transaction.source === source) &&
          (created === undefined || created(transaction.created)),
      )
    },
  ),
]

function createCreditNote(provider: Provider, params: Parsed<typeof creditNoteParameters>): CreditNote {
  const { store } = provider
  const invoice = find(store.invoices, params.invoice, 'invoice', 'invoice')
  const { amount, refunds } = params
  if (invoice.post_payment_credit_notes_amount + amount > invoice.amount_paid)
    throw new ApiError(400, {
      message: 'The credit notes of an invoice cannot exceed the amount that was paid.',
      param: 'amount',
    })
  for (const [index, { refund, amount_refunded }] of refunds.entries()) {
    const param = `refunds[${index}][refund]`
    const found = find(store.refunds, refund, 'refund', param)
    const credited = [...store.creditNotes]
      .flatMap((note) => note.refunds)
      .filter((entry) => idOf(entry.refund) === refund)
      .reduce((sum, entry) => sum + entry.amount_refunded, 0)
    if (credited + amount_refunded > found.amount)
      throw new ApiError(400, { message: `Refund ${refund} has been credited already.`, param })
  }
  if (refunds.reduce((sum, refund) => sum + refund.amount_refunded, 0) !== amount)
    throw new ApiError(400, { message: 'The refunds must add up to the amount.', param: 'refunds' })
  const note = store.creditNotes.put(
    newCreditNote({
      createdAt: provider.nowSeconds(),
      publicUrl: provider.publicUrl(),
      invoice,
      number: `${invoice.number}-CN-${String(store.creditNotesOfInvoice(invoice.id).length + 1).padStart(2, '0')}`,
      amount,
      refunds,
      reason: params.reason ?? null,
      memo: params.memo ?? null,
      metadata: mergeMetadata({}, params.metadata),
    }),
  )
  store.invoices.put({
    ...invoice,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + amount,
  })
  return note
}
