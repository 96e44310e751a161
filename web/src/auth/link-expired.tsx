import { useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { resendConfirmation } from './api.ts'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { asksForPassword, type LinkType, linkRule } from './mail-link.ts'
import { MailSent } from './mail-sent.tsx'

/** A link from a mail that no longer works, and the way to get what it promised. */
export function LinkExpired({ type }: { type: LinkType }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) {
    return (
      <MailSent onResend={() => resendConfirmation(sentTo)}>
        If <strong>{sentTo}</strong> is still to be confirmed, a new link is on its way there.
      </MailSent>
    )
  }
  return (
    <AuthCard
      takesFocus
      title="This link no longer works"
      intro={`It was used already, or it is too old. ${linkRule} ${nextSteps[type]}`}
    >
      <div className="grid gap-4">
        {type === 'signup' && (
          <EmailForm submitLabel="Send a new link" send={resendConfirmation} onSent={setSentTo} />
        )}
        {asksForPassword(type) && (
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
  signup: 'If you have confirmed your address before, just sign in.',
  magiclink: 'Sign in with your password instead.',
  email_change: 'Sign in and change your address once more.',
  recovery: 'Ask for a new one to set your password.',
  invite: 'Ask for a new one to set your password.',
}
