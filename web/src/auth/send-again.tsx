import { useState } from 'react'
import type { AuthResult, Problem } from '../app/clients/run-auth-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type Resend = { step: 'ready' | 'busy' | 'sent' } | { step: 'failed'; problem: Problem }

export function SendAgain({ onResend }: { onResend: () => Promise<AuthResult> }) {
  const [resend, setResend] = useState<Resend>({ step: 'ready' })
  const sendAgain = async () => {
    setResend({ step: 'busy' })
    const { problem } = await onResend()
    setResend(problem ? { step: 'failed', problem } : { step: 'sent' })
  }
  return (
    <>
      {resend.step === 'sent' && <Alert tone="success">Email sent again.</Alert>}
      {resend.step === 'failed' && <Alert tone="error">{resend.problem.text}</Alert>}
      <Button variant="secondary" busy={resend.step === 'busy'} onClick={sendAgain} className="w-full">
        {resend.step === 'busy' ? 'Please wait...' : 'Resend email'}
      </Button>
    </>
  )
}
