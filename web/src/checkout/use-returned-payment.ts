import { returnCopy } from '@course/content/site/pages/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RequestError } from '../app/clients/request-error.ts'
import { verifyPayment } from './requests.ts'
import { nextReturnState, type ReturnState, retryDelaySeconds, triesBeforeNextCheck } from './return-state.ts'
import { storedEmail } from './stored-email.ts'
import { useReturnedCheckoutId } from './use-returned-checkout-id.ts'

type SignInState = 'unknown' | 'signed-out' | 'signed-in'

type ReturnedPayment = {
  /** Undefined for signed-in users and visitors who do not return from the card form. */
  returnState: ReturnState | undefined
  isVerified: boolean
  /** The page of what was bought for others with the verified payment. */
  nextPage: string | undefined
  check: () => void
}

const nextPages = { self: undefined, team: '/team', gift: '/account#purchases' } as const

/**
 * Verifies the checkout once, and again only while the bank is processing or the server cannot be reached.
 * Signed-in users get no message.
 */
export function useReturnedPayment(signInState: SignInState): ReturnedPayment {
  const { checkoutId, clearCheckoutId } = useReturnedCheckoutId()
  const [outcome, setOutcome] = useState<ReturnState>({ step: 'verifying' })
  const verifiedCheckoutId = useRef<string>(undefined)

  const verify = useCallback(async (id: string, tries: number) => {
    if (tries === 0) setOutcome({ step: 'verifying' })
    try {
      const result = nextReturnState(await verifyPayment(id), tries)
      // The next checkout starts with an empty field.
      if (result.step === 'verified') storedEmail.remove()
      setOutcome(result)
    } catch (error) {
      console.warn('Could not verify the payment', error)
      const isUnreachable = error instanceof RequestError && error.code === undefined
      setOutcome(
        isUnreachable
          ? { step: 'unreachable', tries: tries + 1 }
          : { step: 'failed', text: returnCopy.failed },
      )
    }
  }, [])

  useEffect(() => {
    if (!checkoutId || signInState === 'unknown' || verifiedCheckoutId.current === checkoutId) return
    verifiedCheckoutId.current = checkoutId
    verify(checkoutId, 0)
  }, [checkoutId, signInState, verify])

  const tries = triesBeforeNextCheck(outcome)
  useEffect(() => {
    if (!checkoutId || tries === undefined || signInState !== 'signed-out') return
    const timer = setTimeout(() => verify(checkoutId, tries), retryDelaySeconds(tries) * 1000)
    return () => clearTimeout(timer)
  }, [checkoutId, tries, signInState, verify])

  const isFinished = outcome.step !== 'verifying'
  const nextPage = outcome.step === 'verified' ? nextPages[outcome.kind ?? 'self'] : undefined
  useEffect(() => {
    // The buyer of seats or a gift is sent to its page instead.
    if (checkoutId && isFinished && !nextPage && signInState === 'signed-in') clearCheckoutId()
  }, [checkoutId, isFinished, nextPage, signInState, clearCheckoutId])

  return {
    returnState: checkoutId && signInState === 'signed-out' ? outcome : undefined,
    isVerified: outcome.step === 'verified',
    nextPage,
    check: () => checkoutId && verify(checkoutId, 0),
  }
}
