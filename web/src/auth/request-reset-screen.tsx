import { authCopy } from '@course/content/site/auth/sign-in'
import { useState } from 'react'
import { Link } from 'react-router'
import { requestPasswordLink } from '../app/clients/sudo-mode.ts'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { MailSent } from './mail-sent.tsx'

const copy = authCopy.reset

export function RequestResetScreen({ initialEmail }: { initialEmail: string | undefined }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) return <MailSent onResend={() => requestPasswordLink(sentTo)}>{copy.sent(sentTo)}</MailSent>
  return (
    <AuthCard title={copy.title} intro={copy.intro}>
      <EmailForm
        submitLabel={copy.submit}
        initialEmail={initialEmail}
        send={requestPasswordLink}
        onSent={setSentTo}
      />
      <p className="mt-6 -mb-3 border-t border-hairline pt-3 text-center text-sm">
        <Link to="/welcome" className="text-link inline-flex min-h-10 items-center rounded-sm px-2">
          {authCopy.backToSignIn}
        </Link>
      </p>
    </AuthCard>
  )
}
