import { authCopy } from '@course/content/site/auth/sign-in'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { AuthCard } from './auth-card.tsx'
import { LinkExpired } from './link-expired.tsx'
import type { LinkType, MailLink } from './mail-link.ts'
import { redeemMailLink } from './requests.ts'

const copyFor: Partial<Record<LinkType, { title: string; intro: string; button: string; done: string }>> = {
  magiclink: authCopy.confirmSignIn,
  email_change: authCopy.confirmEmailChange,
}

type ConfirmProps = {
  link: MailLink
  /** Called when the link was consumed and the user is signed in. */
  onDone: (notice: string) => void
}

/** Redeems the emailed link on click, not on load, because link scanners open links too. */
export function ConfirmScreen({ link, onDone }: ConfirmProps) {
  const { title, intro, button, done } = copyFor[link.type] ?? authCopy.confirmEmail
  const [isHalfway, setHalfway] = useState(false)
  const redeem = useMutation(() => redeemMailLink(link), {
    onSuccess: (result) => (result.isHalfway ? setHalfway(true) : onDone(done)),
  })
  if (redeem.error?.code === 'otp_expired') return <LinkExpired type={link.type} />
  if (isHalfway) {
    return (
      <AuthCard takesFocus title={authCopy.halfway.title} intro={authCopy.halfway.intro}>
        <ButtonLink to="/welcome" replace variant="secondary" className="w-full">
          {authCopy.halfway.continue}
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={title} intro={intro}>
      <Form mutation={redeem} submitLabel={button} actions="full" />
    </AuthCard>
  )
}
