import { useState } from 'react'
import { Link } from 'react-router'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { linkRule } from './mail-link.ts'
import { MailSent } from './mail-sent.tsx'
import { requestPasswordReset } from './requests.ts'

export function RequestResetScreen({ initialEmail }: { initialEmail?: string }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) {
    return (
      <MailSent onResend={() => requestPasswordReset(sentTo)}>
        If there is an account for <strong>{sentTo}</strong>, we've sent a link to reset your password.{' '}
        {linkRule}
      </MailSent>
    )
  }
  return (
    <AuthCard
      title="Reset your password"
      intro="Enter your email and we'll send you a link to reset your password."
    >
      <EmailForm
        submitLabel="Send reset link"
        initialEmail={initialEmail}
        send={requestPasswordReset}
        onSent={setSentTo}
      />
      <p className="mt-6 -mb-3 border-t border-hairline pt-3 text-center text-sm">
        <Link to="/welcome" className="text-link inline-flex min-h-10 items-center rounded-sm px-2">
          Back to sign in
        </Link>
      </p>
    </AuthCard>
  )
}
