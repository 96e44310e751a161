import { EMAIL_MAX_CHARACTERS } from '@course/contract/accounts'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { usePayment } from './payment-context.tsx'

/** Properties of a field for the buyer's email. All such fields show the same. */
export function useTypedEmail() {
  const { payment, dispatch } = usePayment()
  const ref = useRef<HTMLInputElement>(null)
  // Text typed before hydration.
  useLayoutEffect(() => {
    const email = ref.current?.value
    if (email) dispatch({ type: 'typed', email })
  }, [dispatch])
  return {
    ref,
    value: payment.buyer.email,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      dispatch({ type: 'typed', email: event.target.value }),
    autoComplete: 'email',
    maxLength: EMAIL_MAX_CHARACTERS,
  }
}
