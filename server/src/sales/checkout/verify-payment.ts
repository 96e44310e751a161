import {
  type PaymentVerification,
  type UnverifiedState,
  unverifiedMessages,
} from '@course/contract/sales/checkout'
import { findAccount, makeTemporaryPassword, setTemporaryPassword } from '../../auth/index.ts'
import { AppError } from '../../platform/errors.ts'
import { withProviderError } from '../provider/provider-errors.ts'
import { maskEmail, mayHaveTemporaryPassword } from '../rules.ts'
import type { SalesSite } from '../sales-site.ts'
import { findCheckoutAttempt } from '../store/attempts.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import { fulfillCheckout } from './fulfill-checkout.ts'

/**
 * Returns the payment state for the return page, and a temporary password if this browser paid for a new
 * account.
 */
export async function verifyPayment(
  site: SalesSite,
  sessionId: string,
  browserHash: string | undefined,
): Promise<PaymentVerification> {
  const fulfillment = await withProviderError('checkout.unverified', () => fulfillCheckout(site, sessionId))
  if (fulfillment.state === 'unknown') throw new AppError('checkout.unknown_payment')
  if (fulfillment.state !== 'fulfilled') return unverifiedResponse(fulfillment.state)
  const { purchase } = fulfillment
  if (purchase.state !== 'active') return unverifiedResponse('ended')
  const kind = purchase.kind === 'self' ? {} : { kind: purchase.kind }
  if (!(await isStartedBy(site, purchase, browserHash)))
    return { success: true, email: maskEmail(purchase.email), ...kind }
  const tempPassword = await createTemporaryPassword(site, purchase)
  return { success: true, email: purchase.email, ...kind, ...(tempPassword && { tempPassword }) }
}

/** Session ids appear in browser histories and logs, so only the cookie identifies the browser that paid. */
async function isStartedBy(site: SalesSite, purchase: PurchaseRow, browserHash: string | undefined) {
  if (!browserHash || !purchase.attempt_id) return false
  return (await findCheckoutAttempt(site.db, purchase.attempt_id))?.browser_hash === browserHash
}

/** Each temporary password replaces the previous one. */
async function createTemporaryPassword(site: SalesSite, purchase: PurchaseRow): Promise<string | undefined> {
  if (!purchase.customer_id) return undefined
  const account = await findAccount(site.db, purchase.customer_id)
  const isAllowed = mayHaveTemporaryPassword({
    madeAccount: purchase.made_account === 1,
    hasSignedIn: account?.last_sign_in_at != null,
    purchasedAt: new Date(purchase.created_at),
    now: site.clock.now(),
  })
  if (!isAllowed) return undefined
  const { password, passwordHash } = await makeTemporaryPassword()
  const isSet = await setTemporaryPassword(site.db, site, purchase.customer_id, passwordHash)
  return isSet ? password : undefined
}

const unverifiedResponse = (state: UnverifiedState): PaymentVerification => ({
  success: false,
  state,
  error: unverifiedMessages[state],
})
