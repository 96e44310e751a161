import { type Purchase, type Purchases, refundDeadline } from '@course/contract/sales/purchases'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { nowIso } from '../platform/clock.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { findOwnGift } from './gifts/own-gift.ts'
import { findRefundRequestProblem } from './refunds/customer-refund-requests.ts'
import { orderNumberOf } from './rules.ts'
import { listCreditedRefunds } from './store/credit-notes.ts'
import {
  type CustomerRefundRequestRow,
  listCustomerRefundRequests,
  toCustomerRefundRequest,
} from './store/customer-refund-requests.ts'
import { listCustomerPurchases, type PurchaseRow } from './store/purchases.ts'
import { listRefunds } from './store/refunds.ts'

/** Lists the caller's purchases with their refunds. */
export const purchasesFunction = serverFunction(
  'purchases',
  { access: 'user', rateLimit: perMinute(120), body: z.unknown() },
  (site, { caller }) => listPurchases(site, caller.userId),
)

export async function listPurchases(site: Site, userId: string): Promise<Purchases> {
  const rows = await listCustomerPurchases(site.db, userId)
  const requests = await listCustomerRefundRequests(site.db, userId)
  const now = nowIso(site.clock)
  const purchases = await Promise.all(
    rows.map((row) =>
      toPurchase(
        site,
        row,
        requests.find(({ purchase_id }) => purchase_id === row.id),
        now,
      ),
    ),
  )
  return { purchases }
}

async function toPurchase(
  { db }: Site,
  row: PurchaseRow,
  refundRequest: CustomerRefundRequestRow | undefined,
  now: string,
): Promise<Purchase> {
  const refunds = await listRefunds(db, row.id)
  const credited = await listCreditedRefunds(db, row.id)
  const deadline = refundDeadline(row.created_at)
  const canRequestRefund =
    (refundRequest === undefined || refundRequest.state === 'withdrawn') &&
    (await findRefundRequestProblem(db, row, now)) === undefined
  return {
    id: row.id,
    kind: row.kind,
    seats: row.seats,
    orderNumber: orderNumberOf(row),
    paidAt: row.created_at,
    amount: row.amount,
    discount: row.discount,
    code: row.code,
    currency: row.currency,
    state: row.state,
    refunds: refunds.map(({ id, made_at, amount, state }) => ({
      id,
      at: made_at,
      amount,
      state,
      hasCreditNote: credited.has(id),
    })),
    hasInvoice: row.has_invoice === 1,
    gift: await findOwnGift(db, row),
    refundRequest: refundRequest ? toCustomerRefundRequest(refundRequest) : null,
    refundableUntil: canRequestRefund ? deadline : null,
  }
}
