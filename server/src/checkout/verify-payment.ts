import { type PaymentAnswer, type UnverifiedState, unverifiedTexts } from '@course/contract/checkout'
import Stripe from 'stripe'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { fulfil } from './fulfil.ts'

/** Tells the return page how its payment stands, and lets the browser that paid for a new account in. */
export async function verifyPayment(
  site: Site,
  sessionId: string,
  _browserHash: string | undefined,
): Promise<PaymentAnswer> {
  const fulfilment = await askProvider(site, sessionId)
  if (fulfilment.state === 'unknown') throw new AppError('checkout.unknown_payment')
  if (fulfilment.state !== 'fulfilled') return unverified(fulfilment.state)
  const { purchase } = fulfilment
  return purchase.state === 'active' ? { success: true, email: purchase.email } : unverified('ended')
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
