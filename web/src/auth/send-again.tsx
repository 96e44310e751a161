import { authCopy } from '@course/content/site/auth/sign-in'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Form } from '../ui/form.tsx'

export function SendAgain({ onResend }: { onResend: () => Promise<unknown> }) {
  const [isSent, setSent] = useState(false)
  const resend = useMutation(onResend, { onSuccess: () => setSent(true), onError: () => setSent(false) })
  return (
    <Form
      mutation={resend}
      submitLabel={authCopy.mailSent.resend}
      submitVariant="secondary"
      actions="full"
      className="gap-4"
    >
      {isSent && !resend.isPending && <Alert tone="success">{authCopy.mailSent.resent}</Alert>}
    </Form>
  )
}
