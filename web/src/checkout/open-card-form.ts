import { paymentCopy } from '@course/content/site/pages/checkout'
import { RequestError } from '../app/clients/request-error.ts'
import { loadCardProvider } from './card-script.ts'
import type { CardFormData, CheckoutProblem } from './payment-state.ts'
import { type CheckoutBuyer, createCheckout } from './requests.ts'

/** Creates a checkout and loads the provider's script. Returns the problem on failure. */
export async function openCardForm(
  buyer: CheckoutBuyer,
  signal: AbortSignal,
): Promise<CardFormData | CheckoutProblem> {
  try {
    const { clientSecret, scriptUrl, publishableKey, codePrice } = await createCheckout(buyer, signal)
    if (!clientSecret || !scriptUrl || !publishableKey) return { text: paymentCopy.noSecret, kind: 'failed' }
    return { clientSecret, codePrice, stripe: await loadCardProvider(scriptUrl, publishableKey) }
  } catch (error) {
    if (!signal.aborted) console.warn('Could not open the checkout', error)
    return toCheckoutProblem(error)
  }
}

function toCheckoutProblem(error: unknown): CheckoutProblem {
  if (!(error instanceof RequestError)) return { text: paymentCopy.noSecret, kind: 'failed' }
  // An answer without a code is not from our server.
  const text = error.code || error.isOffline ? error.message : paymentCopy.failed
  if (error.code === 'checkout.already_owned') return { text, kind: 'owned' }
  if (error.code === 'checkout.already_paid') return { text, kind: 'team paid' }
  if (error.code === 'checkout.gift_paid') return { text, kind: 'gift paid' }
  return { text, kind: error.code === 'checkout.bad_email' ? 'email' : 'failed' }
}
