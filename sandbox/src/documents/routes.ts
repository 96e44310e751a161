import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatMoney } from '../embed/money.ts'
import type { CreditNote, Invoice } from '../objects/wire.ts'
import type { Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { type PdfLine, writePdf } from './write-pdf.ts'

interface ById {
  Params: { id: string }
}

interface PaperDocument {
  title: string
  number: string
  lines: PdfLine[]
}

/** Invoices and credit notes as the provider hosts them: a page, and a PDF. Everyone with the address can open them. */
export function documentRoutes({ store }: Provider) {
  const findDocument = (id: string): PaperDocument | undefined => {
    const invoice = store.invoices.get(id)
    if (invoice) return invoiceDocument(invoice)
    const note = store.creditNotes.get(id)
    const credited = note && store.invoices.get(idOf(note.invoice) ?? '')
    return note && credited && creditNoteDocument(note, credited)
  }

  return async (app: FastifyInstance) => {
    app.get<ById>('/documents/:id', ({ params: { id } }, reply) => {
      const found = findDocument(id)
      return found ? sendPage(reply, found, id) : sendNotFound(reply)
    })
    app.get<ById>('/documents/:id/pdf', ({ params: { id } }, reply) => {
      const found = findDocument(id)
      if (!found) return sendNotFound(reply)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${found.title}-${found.number}.pdf"`)
        .send(writePdf(`${found.title} ${found.number}`, found.lines))
    })
  }
}

const sendNotFound = (reply: FastifyReply) =>
  reply.status(404).type('text/plain').send('This document does not exist.')

const sendPage = (reply: FastifyReply, { title, number, lines }: PaperDocument, id: string) =>
  reply
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${escapeHtml(number)}</title>
<h1>${title}</h1>
${lines
  .filter(({ bold }) => !bold)
  .map(
    ({ text, right }) => `<p>${escapeHtml(text)}${right === undefined ? '' : `: ${escapeHtml(right)}`}</p>`,
  )
  .join('\n')}
<p><a href="/documents/${id}/pdf">Download PDF</a></p>
</html>
`)

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const dateText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

function invoiceDocument(invoice: Invoice): PaperDocument {
  const money = (amount: number) => formatMoney(amount, invoice.currency)
  const number = invoice.number ?? ''
  return {
    title: 'Invoice',
    number,
    lines: [
      { text: 'Invoice', bold: true },
      { text: 'Number', right: number },
      { text: 'Date', right: dateText(invoice.created) },
      { text: 'Bill to', right: invoice.customer_name ?? invoice.customer_email ?? '' },
      ...(invoice.custom_fields ?? []).map(({ name, value }) => ({ text: name, right: value })),
      ...invoice.lines.data.map((line) => ({
        text: `${line.quantity} × ${line.description}`,
        right: money(line.subtotal),
      })),
      ...(invoice.total < invoice.subtotal
        ? [{ text: 'Discount', right: money(invoice.total - invoice.subtotal) }]
        : []),
      { text: 'Total', right: money(invoice.total) },
      { text: 'Paid', right: money(invoice.amount_paid) },
      ...(invoice.post_payment_credit_notes_amount > 0
        ? [{ text: 'Credited', right: money(-invoice.post_payment_credit_notes_amount) }]
        : []),
    ],
  }
}

function creditNoteDocument(note: CreditNote, invoice: Invoice): PaperDocument {
  return {
    title: 'Credit note',
    number: note.number,
    lines: [
      { text: 'Credit note', bold: true },
      { text: 'Number', right: note.number },
      { text: 'Date', right: dateText(note.created) },
      { text: 'For invoice', right: invoice.number ?? '' },
      ...(invoice.custom_fields ?? []).map(({ name, value }) => ({ text: name, right: value })),
      { text: 'Refunded', right: formatMoney(note.total, note.currency) },
    ],
  }
}
