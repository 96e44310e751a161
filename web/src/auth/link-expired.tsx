import { authCopy } from '@course/content/site/auth/sign-in'
import { useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { type LinkType, setsPassword } from './mail-link.ts'
import { MailSent } from './mail-sent.tsx'
import { resendConfirmation } from './requests.ts'

const copy = authCopy.expired

/** Offers a way to get a new link. */
export function LinkExpired({ type }: { type: LinkType }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) return <MailSent onResend={() => resendConfirmation(sentTo)}>{copy.sent(sentTo)}</MailSent>
  return (
    <AuthCard takesFocus title={copy.title} intro={`${copy.intro} ${copy.nextSteps[type]}`}>
      <div className="grid gap-4">
        {type === 'signup' && (
          <EmailForm submitLabel={copy.sendNew} send={resendConfirmation} onSent={setSentTo} />
        )}
        {setsPassword(type) && (
          <ButtonLink to="/password-reset" className="w-full">
            {copy.newLink}
          </ButtonLink>
        )}
        <ButtonLink to="/welcome" replace variant="secondary" className="w-full">
          {authCopy.backToSignIn}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}
