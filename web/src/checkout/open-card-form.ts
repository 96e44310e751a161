import { CallFailure, createCheckout } from './api.ts'
import { loadCards } from './card-script.ts'
import { type CardFormParts, type CheckoutProblem, paymentCopy } from './payment-state.ts'

/** Asks the server for a checkout and the provider for its script; answers with what went wrong otherwise. */
export async function openCardForm(
  email: string,
  signal: AbortSignal,
): Promise<CardFormParts | CheckoutProblem> {
  try {
    const { clientSecret, scriptUrl, publishableKey } = await createCheckout(email, signal)
    if (!clientSecret || !scriptUrl || !publishableKey) return { text: paymentCopy.noSecret, kind: 'failed' }
    return { clientSecret, stripe: await loadCards(scriptUrl, publishableKey) }
  } catch (error) {
    if (!signal.aborted) console.warn('The checkout did not open', error)
    return toCheckoutError(error)
  }
}

function toCheckoutError(error: unknown): CheckoutProblem {
  if (!(error instanceof CallFailure)) return { text: paymentCopy.noSecret, kind: 'failed' }
  const text = error.text ?? paymentCopy.failed
  if (error.code === 'checkout.already_owned') return { text, kind: 'owned' }
  return { text, kind: error.code === 'checkout.bad_email' ? 'email' : 'failed' }
}
