import { useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { type LinkType, linkRule, setsPassword } from './mail-link.ts'
import { MailSent } from './mail-sent.tsx'
import { resendConfirmation } from './requests.ts'

/** Offers a way to get a new link. */
export function LinkExpired({ type }: { type: LinkType }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) {
    return (
      <MailSent onResend={() => resendConfirmation(sentTo)}>
        If <strong>{sentTo}</strong> hasn't been confirmed yet, we've sent a new link.
      </MailSent>
    )
  }
  return (
    <AuthCard
      takesFocus
      title="This link has expired"
      intro={`It was already used or is too old. ${linkRule} ${nextSteps[type]}`}
    >
      <div className="grid gap-4">
        {type === 'signup' && (
          <EmailForm submitLabel="Send a new link" send={resendConfirmation} onSent={setSentTo} />
        )}
        {setsPassword(type) && (
          <ButtonLink to="/password-reset" className="w-full">
            Get a new link
          </ButtonLink>
        )}
        <ButtonLink to="/welcome" replace variant="secondary" className="w-full">
          Back to sign in
        </ButtonLink>
      </div>
    </AuthCard>
  )
}

const nextSteps: Record<LinkType, string> = {
  signup: "If you've already confirmed your email, just sign in.",
  magiclink: 'Sign in with your password instead.',
  email_change: 'Sign in and change your email again.',
  recovery: 'Request a new link to set your password.',
  invite: 'Ask for a new one to set your password.',
}
