import {
  CLAIM_MAX_CHARACTERS,
  claimEnd,
  type Purchase,
  type Purchases,
} from '@course/contract/selling/purchases'
import { z } from 'zod'
import { boughtBy, type PurchaseRow } from '../access/index.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { type FunctionCall, serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import type { Site } from '../platform/site.ts'
import { askForRefund, withdrawClaim } from './refund-claims.ts'
import { orderNumberOf } from './rules.ts'
import { claimsOf, type RefundClaimRow } from './store/refund-claims.ts'
import { refundsOf } from './store/refunds.ts'

/** What the caller has paid, and what of it came back. */
export const purchasesFunction = serverFunction(
  'purchases',
  { access: 'user', limit: perMinute(120), body: z.unknown() },
  (site, call) => readPurchases(site, userIdOf(call)),
)

export const askForRefundFunction = serverFunction(
  'ask-for-refund',
  {
    access: 'user',
    limit: perMinute(20),
    body: z.object({
      purchaseId: z.uuid(),
      reason: z
        .string()
        .trim()
        .max(CLAIM_MAX_CHARACTERS, `Reason must be no more than ${CLAIM_MAX_CHARACTERS} characters`)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: one database cannot hold it
        .refine((text) => !/\u0000/.test(text), 'Reason format is invalid')
        .default(''),
    }),
  },
  async (site, call) => {
    const userId = userIdOf(call)
    await askForRefund(site, { userId, ...call.body })
    return readPurchases(site, userId)
  },
)

export const withdrawRefundFunction = serverFunction(
  'withdraw-refund',
  { access: 'user', limit: perMinute(20), body: z.object({ purchaseId: z.uuid() }) },
  async (site, call) => {
    const userId = userIdOf(call)
    await withdrawClaim(site, { userId, ...call.body })
    return readPurchases(site, userId)
  },
)

function userIdOf({ caller }: FunctionCall<unknown>): string {
  if (caller.role !== 'user') throw new AppError('access.sign_in')
  return caller.userId
}

async function readPurchases(site: Site, userId: string): Promise<Purchases> {
  const rows = await boughtBy(site.db, userId)
  const claims = new Map((await claimsOf(site.db, userId)).map((claim) => [claim.purchase_id, claim]))
  const now = nowIso(site.clock)
  const purchases = await Promise.all(rows.map((row) => toPurchase(site, row, claims.get(row.id), now)))
  return { purchases }
}

async function toPurchase(
  { db }: Site,
  row: PurchaseRow,
  claim: RefundClaimRow | undefined,
  now: string,
): Promise<Purchase> {
  const refunds = await refundsOf(db, row.id)
  const end = claimEnd(row.created_at)
  const mayClaim =
    row.state === 'active' && (claim === undefined || claim.state === 'withdrawn') && now <= end
  return {
    id: row.id,
    orderNumber: orderNumberOf(row),
    paidAt: row.created_at,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    refunds: refunds.map(({ id, made_at, amount, state }) => ({ id, at: made_at, amount, state })),
    claim: claim
      ? { state: claim.state, askedAt: claim.asked_at, reason: claim.reason, answer: claim.answer }
      : null,
    claimableUntil: mayClaim ? end : null,
  }
}
