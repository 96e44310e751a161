import { useState } from 'react'
import { useIsHydrated } from '../ui/hydrated.ts'
import { EmailStep } from './email-step.tsx'
import { PaymentFrame } from './payment-frame.tsx'

export function PaymentSection() {
  const isHydrated = useIsHydrated()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()

  function proceed() {
    setProblem(email.includes('@') ? undefined : 'Please enter a valid email address')
  }

  return (
    <PaymentFrame>
      <EmailStep
        email={email}
        problem={problem}
        isReady={isHydrated}
        onEmail={setEmail}
        onContinue={proceed}
      />
    </PaymentFrame>
  )
}
