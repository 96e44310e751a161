import type { InvoiceLink } from '@course/contract/sales/invoices'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { z } from 'zod'
import { serverFunction } from '../../http/functions.ts'
import { AppError } from '../../platform/errors.ts'
import { createExpiringToken, isTokenValid } from '../../platform/expiring-token.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import type { SalesSite } from '../sales-site.ts'
import { findCreditNoteId } from '../store/credit-notes.ts'
import { findPurchase } from '../store/purchases.ts'
import { fetchInvoice } from './fetch-invoice.ts'

/** Long enough to follow the link once. A browser cannot send an access token when it opens a page. */
const VALID_SECONDS = 60
const TOKEN_PURPOSE = 'invoice-link'

/** An invoice, or the credit note of a refund. */
type DocumentRef = { purchaseId: string; refundId?: string | undefined }

const documentFields = { refundId: z.string().max(100).optional() }

/** Returns a link to the caller's own invoice or credit note. The provider's links expire, so none is stored or mailed. */
export const invoiceLinkFunction = serverFunction(
  'invoice-link',
  {
    access: 'user',
    rateLimit: perMinute(30),
    body: z.object({ purchaseId: z.uuid(), ...documentFields }),
  },
  async (site, { caller: { userId }, body }): Promise<InvoiceLink> => {
    const purchase = await findPurchase(site.db, body.purchaseId)
    if (purchase?.customer_id !== userId || purchase.has_invoice === 0)
      throw new AppError('invoice.not_found')
    if (
      body.refundId !== undefined &&
      !(await findCreditNoteId(site.db, { ...body, refundId: body.refundId }))
    )
      throw new AppError('invoice.not_found')
    return { path: signedPath(site, body) }
  },
)

/** `GET /invoices/:purchase`: leads to the PDF at the card provider. */
export function serveInvoices(app: FastifyInstance, site: SalesSite) {
  app.get<{ Params: { purchase: string }; Querystring: unknown }>(
    '/invoices/:purchase',
    { config: { access: 'signed', rateLimit: perMinute(60) } },
    async (request, reply) => {
      const { token, refund: refundId } = querySchema.parse(request.query)
      const document = { purchaseId: request.params.purchase, refundId }
      if (!isTokenValid(site, TOKEN_PURPOSE, subjectOf(document), token))
        throw new AppError('invoice.link_expired')
      const url = await fetchDocumentUrl(site, document)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      // The account page says what to do while the document is unavailable.
      return reply.redirect(url ?? `/account?invoice=${document.purchaseId}&unavailable`, 302)
    },
  )
}

const querySchema = z.object({
  token: z.string().max(200).catch(''),
  refund: z.string().max(100).optional().catch(undefined),
})

/** Undefined if there is no such document yet, or the provider cannot be reached. */
async function fetchDocumentUrl(
  site: SalesSite,
  { purchaseId, refundId }: DocumentRef,
): Promise<string | undefined> {
  const purchase = await findPurchase(site.db, purchaseId)
  if (!purchase) return undefined
  try {
    if (refundId === undefined) {
      const invoice = await fetchInvoice(site, purchase.session_id)
      return invoice?.invoice_pdf ?? invoice?.hosted_invoice_url ?? undefined
    }
    const creditNoteId = await findCreditNoteId(site.db, { purchaseId, refundId })
    return creditNoteId && (await site.cards.api.creditNotes.retrieve(creditNoteId)).pdf
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    site.log.warn({ err: error, purchase: purchaseId }, 'could not fetch an invoice from the card provider')
    return undefined
  }
}

function signedPath(site: Site, document: DocumentRef): string {
  const token = createExpiringToken(site, TOKEN_PURPOSE, subjectOf(document), VALID_SECONDS)
  const query = new URLSearchParams({
    ...(document.refundId !== undefined && { refund: document.refundId }),
    token,
  })
  return `/invoices/${document.purchaseId}?${query}`
}

const subjectOf = ({ purchaseId, refundId = '' }: DocumentRef) => `${purchaseId}.${refundId}`
