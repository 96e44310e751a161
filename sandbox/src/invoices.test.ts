import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

const withInvoice: Stripe.Checkout.SessionCreateParams = {
  ...purchase,
  customer_creation: 'always',
  invoice_creation: {
    enabled: true,
    invoice_data: {
      custom_fields: [
        { name: 'Company', value: 'Ada (Sons) & Co.' },
        { name: 'Purchase order', value: 'PO-7' },
      ],
      metadata: { course_id: 'course' },
    },
  },
}

async function payInvoice({ stripe, pay }: SandboxClient, card?: string) {
  const { id } = await stripe.checkout.sessions.create(withInvoice)
  await pay(id, card ? { card } : {})
  return stripe.checkout.sessions.retrieve(id, { expand: ['invoice', 'customer', 'payment_intent'] })
}

test('makes a numbered, paid invoice with a page and a PDF', async () => {
  const client = await openSandboxClient()
  const session = await payInvoice(client)
  const invoice = session.invoice as Stripe.Invoice
  expect(invoice).toMatchObject({
    status: 'paid',
    total: 29900,
    amount_paid: 29900,
    customer: (session.customer as Stripe.Customer).id,
    customer_email: 'maria@example.com',
    custom_fields: withInvoice.invoice_creation!.invoice_data!.custom_fields,
    metadata: { course_id: 'course' },
  })
  expect(invoice.number).toMatch(/^[A-Z0-9]{8}-0001$/)
  expect(invoice.lines.data).toMatchObject([{ description: 'The Course', quantity: 1, amount: 29900 }])
  const page = await (await fetch(invoice.hosted_invoice_url!)).text()
  expect(page).toContain('Ada (Sons) &#38; Co.')
  const response = await fetch(invoice.invoice_pdf!)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const pdf = await response.text()
  expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  expect(pdf).toContain(String.raw`(Ada \(Sons\) & Co.)`)
  expect(pdf).toContain(`(${invoice.number})`)
  const start = Number(/startxref\n(\d+)/.exec(pdf)![1])
  expect(pdf.slice(start)).toMatch(/^xref\n/)
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual(expect.arrayContaining(['customer.created', 'invoice.paid']))
})

test('makes no invoice and no customer unless asked', async () => {
  const client = await openSandboxClient()
  const { session } = await client.createPaidSession()
  expect(session).toMatchObject({ invoice: null, invoice_creation: null, customer: null })
  await expect(
    client.stripe.checkout.sessions.create({ ...purchase, invoice_creation: { enabled: true } }),
  ).rejects.toMatchObject({ param: 'customer_creation' })
  const custom_fields = [{ name: 'Company', value: 'x'.repeat(141) }]
  await expect(
    client.stripe.checkout.sessions.create({
      ...withInvoice,
      invoice_creation: { enabled: true, invoice_data: { custom_fields } },
    }),
  ).rejects.toMatchObject({ param: 'invoice_creation[invoice_data][custom_fields][0][value]' })
})

test('a delayed payment gets its invoice once it succeeds', async () => {
  const client = await openSandboxClient()
  const { id, invoice } = await payInvoice(client, '4000000000008104')
  expect(invoice).toBeNull()
  await client.control('POST', `/sessions/${id}/finish`)
  expect((await client.stripe.checkout.sessions.retrieve(id)).invoice).toMatch(/^in_/)
})

test('credits a refund once, up to what was paid', async () => {
  const client = await openSandboxClient()
  const { stripe } = client
  const session = await payInvoice(client)
  const invoice = (session.invoice as Stripe.Invoice).id
  const payment_intent = (session.payment_intent as Stripe.PaymentIntent).id
  const refund = await stripe.refunds.create({ payment_intent, amount: 5000 })
  const request = { invoice, amount: 5000, refunds: [{ refund: refund.id, amount_refunded: 5000 }] }
  const note = await stripe.creditNotes.create(request, { idempotencyKey: `credit:${refund.id}` })
  expect(note).toMatchObject({ total: 5000, invoice, refunds: [{ refund: refund.id }], status: 'issued' })
  expect(await stripe.creditNotes.create(request, { idempotencyKey: `credit:${refund.id}` })).toEqual(note)
  await expect(stripe.creditNotes.create(request)).rejects.toThrow('has been credited already')
  expect((await stripe.creditNotes.list({ invoice })).data).toEqual([note])
  expect((await stripe.invoices.retrieve(invoice)).post_payment_credit_notes_amount).toBe(5000)
  expect(await (await fetch(note.pdf)).text()).toContain(`(${note.number})`)
})

test('books charges, refunds and disputes with their fees', async () => {
  const client = await openSandboxClient({ refundDelayMs: 1 })
  const { stripe } = client
  const { payment } = await client.createPaidSession()
  await stripe.refunds.create({ payment_intent: payment.id, amount: 9900 })
  const { charge } = await client.createPaidSession('4000000000000259')
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data
  await client.control('POST', `/disputes/${dispute!.id}`, { status: 'won' })
  const { payment: failing } = await client.createPaidSession('4000000000005126')
  await stripe.refunds.create({ payment_intent: failing.id })
  await expect
    .poll(async () => (await stripe.balanceTransactions.list({ type: 'refund_failure' })).data.length)
    .toBe(1)
  const { data } = await stripe.balanceTransactions.list({ limit: 100, expand: ['data.source'] })
  expect(
    data
      .toReversed()
      .map(({ reporting_category, amount, fee, net, source }) => [
        reporting_category,
        amount,
        fee,
        net,
        (source as Stripe.Charge).object,
      ]),
  ).toEqual([
    ['charge', 29900, 897, 29003, 'charge'],
    ['refund', -9900, 0, -9900, 'refund'],
    ['charge', 29900, 897, 29003, 'charge'],
    ['dispute', -29900, 1500, -31400, 'dispute'],
    ['dispute_reversal', 29900, 0, 29900, 'dispute'],
    ['charge', 29900, 897, 29003, 'charge'],
    ['refund', -29900, 0, -29900, 'refund'],
    ['refund_failure', 29900, 0, 29900, 'refund'],
  ])
  const expanded = await stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] })
  expect(expanded.balance_transaction).toMatchObject({ fee: 897 })
})
