import { type PaymentAnswer, type UnverifiedState, unverifiedTexts } from '@course/contract/checkout'
import Stripe from 'stripe'
import type { PurchaseRow } from '../access/index.ts'
import { accountById, makeTemporaryPassword, setTemporaryPassword } from '../auth/index.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { fulfil } from './fulfil.ts'
import { mayHaveTemporaryPassword } from './rules.ts'
import { attemptById } from './store/attempts.ts'

/** Tells the return page how its payment stands, and lets the browser that paid for a new account in. */
export async function verifyPayment(
  site: Site,
  sessionId: string,
  browserHash: string | undefined,
): Promise<PaymentAnswer> {
  const fulfilment = await askProvider(site, sessionId)
  if (fulfilment.state === 'unknown') throw new AppError('checkout.unknown_payment')
  if (fulfilment.state !== 'fulfilled') return unverified(fulfilment.state)
  const { purchase } = fulfilment
  if (purchase.state !== 'active') return unverified('ended')
  const tempPassword = await temporaryPassword(site, purchase, browserHash)
  return { success: true, email: purchase.email, ...(tempPassword && { tempPassword }) }
}

/** Each one replaces the last; nothing that was handed out before works any more. */
async function temporaryPassword(
  site: Site,
  purchase: PurchaseRow,
  browserHash: string | undefined,
): Promise<string | undefined> {
  if (!browserHash || !purchase.attempt_id || !purchase.customer_id) return undefined
  const attempt = await attemptById(site.db, purchase.attempt_id)
  const account = await accountById(site.db, purchase.customer_id)
  const isAllowed = mayHaveTemporaryPassword({
    madeAccount: purchase.made_account === 1,
    hasSignedIn: account?.last_sign_in_at != null,
    isSameBrowser: attempt?.browser_hash === browserHash,
    purchasedAt: new Date(purchase.created_at),
    now: site.clock.now(),
  })
  if (!isAllowed) return undefined
  const { password, passwordHash } = await makeTemporaryPassword()
  const isSet = await setTemporaryPassword(site.db, site, purchase.customer_id, passwordHash)
  return isSet ? password : undefined
}

async function askProvider(site: Site, sessionId: string) {
  try {
    return await fulfil(site, sessionId)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new AppError('checkout.unverified', { cause: error })
    throw error
  }
}

const unverified = (state: UnverifiedState): PaymentAnswer => ({
  success: false,
  state,
  error: unverifiedTexts[state],
})
