import { useCallback, useEffect, useRef, useState } from 'react'
import { storedEmail } from '../entry/stored-email.ts'
import { verifyPayment } from './api.ts'
import { nextReturnState, type Return, returnTexts, waitSeconds } from './return-state.ts'
import { useReturnedCheckoutId } from './returned-checkout.ts'

type Viewer = 'unknown' | 'signed-out' | 'signed-in'

type ReturnedPayment = {
  /** What to show; nothing to whoever is signed in, or did not come from the card form. */
  shown: Return | undefined
  /** Turns true when the payment is known to have arrived. */
  isVerified: boolean
  check: () => void
}

/**
 * Verifies the checkout once, and again only while the bank is processing. For signed-in users without a
 * message.
 */
export function useReturnedPayment(viewer: Viewer): ReturnedPayment {
  const [checkoutId, drop] = useReturnedCheckoutId()
  const [outcome, setOutcome] = useState<Return>({ step: 'verifying' })
  const asked = useRef<string>(undefined)

  const verify = useCallback(async (id: string, tries: number) => {
    setOutcome({ step: 'verifying' })
    try {
      const result = nextReturnState(await verifyPayment(id), tries)
      // The payment is done; another one begins with an empty field.
      if (result.step === 'verified') storedEmail.remove()
      setOutcome(result)
    } catch (error) {
      console.warn('The payment could not be verified', error)
      setOutcome({ step: 'failed', text: returnTexts.failed })
    }
  }, [])

  useEffect(() => {
    if (!checkoutId || viewer === 'unknown' || asked.current === checkoutId) return
    asked.current = checkoutId
    verify(checkoutId, 0)
  }, [checkoutId, viewer, verify])

  const tries = outcome.step === 'unverified' && outcome.state === 'processing' ? outcome.tries : undefined
  useEffect(() => {
    if (!checkoutId || tries === undefined || viewer !== 'signed-out') return
    const timer = setTimeout(() => verify(checkoutId, tries), waitSeconds(tries) * 1000)
    return () => clearTimeout(timer)
  }, [checkoutId, tries, viewer, verify])

  const isAnswered = outcome.step !== 'verifying'
  useEffect(() => {
    if (checkoutId && isAnswered && viewer === 'signed-in') drop()
  }, [checkoutId, isAnswered, viewer, drop])

  return {
    shown: checkoutId && viewer === 'signed-out' ? outcome : undefined,
    isVerified: outcome.step === 'verified',
    check: () => checkoutId && verify(checkoutId, 0),
  }
}
