import { CallFailure, createCheckout } from './api.ts'
import { loadCards } from './card-script.ts'
import { type CardFormParts, type CheckoutProblem, texts } from './payment-state.ts'

/** Asks the server for a checkout and the provider for its script; answers with what went wrong otherwise. */
export async function openCardForm(
  email: string,
  signal: AbortSignal,
): Promise<CardFormParts | CheckoutProblem> {
  try {
    const { clientSecret, scriptUrl, publishableKey } = await createCheckout(email, signal)
    if (!clientSecret || !scriptUrl || !publishableKey) return { text: texts.noSecret, kind: 'failed' }
    return { clientSecret, stripe: await loadCards(scriptUrl, publishableKey) }
  } catch (error) {
    if (!signal.aborted) console.warn('The checkout did not open', error)
    return toProblem(error)
  }
}

function toProblem(error: unknown): CheckoutProblem {
  if (!(error instanceof CallFailure)) return { text: texts.noSecret, kind: 'failed' }
  const text = error.text ?? texts.failed
  if (error.code === 'checkout.already_owned') return { text, kind: 'owned' }
  return { text, kind: error.code === 'checkout.bad_email' ? 'email' : 'failed' }
}
