import { returnCopy } from '@course/content/site/pages/checkout'
import {
  type PaymentVerification,
  type UnverifiedState,
  unverifiedStates,
} from '@course/contract/sales/checkout'

/** State after the return from the card form. `tries` counts the checks so far; it sets the next delay. */
export type ReturnState =
  | { step: 'verifying' }
  | { step: 'verified'; email: string; kind?: 'team' | 'gift'; tempPassword?: string }
  | { step: 'unverified'; state: UnverifiedState; text: string; tries: number }
  | { step: 'unreachable'; tries: number }
  | { step: 'failed'; text: string }

/** A failure with an unknown state, or no valid response, counts as failed verification. */
export function nextReturnState(
  response: Partial<PaymentVerification> | null | undefined,
  tries: number,
): ReturnState {
  if (response?.success === true && response.email) {
    const { email, kind, tempPassword } = response
    return { step: 'verified', email, ...(kind && { kind }), ...(tempPassword && { tempPassword }) }
  }
  if (response?.success === false && unverifiedStates.some((state) => state === response.state)) {
    const { state, error } = response as Extract<PaymentVerification, { success: false }>
    return { step: 'unverified', state, text: error, tries: tries + 1 }
  }
  return { step: 'failed', text: returnCopy.failed }
}

/** The number of checks so far if another one is due, otherwise undefined. */
export function triesBeforeNextCheck(outcome: ReturnState): number | undefined {
  const isPending =
    outcome.step === 'unreachable' || (outcome.step === 'unverified' && outcome.state === 'processing')
  return isPending ? outcome.tries : undefined
}

const FIRST_RETRY_DELAY_SECONDS = 2
const MAX_RETRY_DELAY_SECONDS = 30

/** Delay before the payment is checked again. */
export const retryDelaySeconds = (tries: number): number =>
  Math.min(FIRST_RETRY_DELAY_SECONDS * 2 ** Math.max(0, tries - 1), MAX_RETRY_DELAY_SECONDS)
