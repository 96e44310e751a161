import { authCopy } from '@course/content/site/auth/sign-in'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import { useRef, useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { useSession } from '../app/session/session.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { LinkExpired } from './link-expired.tsx'
import type { MailLink } from './mail-link.ts'
import { redeemMailLink, setPassword } from './requests.ts'

const copy = authCopy.setPassword

type NewPasswordProps = {
  /** Without a link, the signed-in account gets the password. */
  link: MailLink | undefined
  /** Called when the link was consumed, so that the page can remove it from its URL. */
  onLinkUsed: () => void
}

/** The link is consumed only when the form is submitted, so link scanners do not use it up. */
export function NewPasswordScreen({ link, onLinkUsed }: NewPasswordProps) {
  const [isDone, setDone] = useState(false)
  const { secondFactorPending } = useSession()
  const isLinkUsed = useRef(link === undefined)
  const save = useMutation(
    async ({ password }: { password: string }) => {
      if (link && !isLinkUsed.current) {
        await redeemMailLink(link)
        isLinkUsed.current = true
        onLinkUsed()
      }
      await setPassword(password)
    },
    {
      // An emailed link is needed instead of a password, which the account may not have.
      opensSudoDialog: false,
      describeError: ({ code }) => (code === 'reauthentication_needed' ? copy.linkNeeded : undefined),
      onSuccess: () => setDone(true),
    },
  )

  if (save.error?.code === 'otp_expired') return <LinkExpired type="recovery" />
  if (isDone) {
    return (
      <AuthCard
        takesFocus
        title={copy.doneTitle}
        intro={secondFactorPending ? copy.doneSecondFactor : copy.done}
      >
        <ButtonLink to="/welcome" replace className="w-full">
          {copy.continue}
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={copy.title} intro={copy.intro}>
      <Form
        mutation={save}
        rules={{ password: (typed) => validatePassword(typed) }}
        errorFields={{ weak_password: 'password', same_password: 'password' }}
        submitLabel={copy.submit}
        actions="full"
      >
        <PasswordField
          label={authCopy.newPassword}
          name="password"
          autoComplete="new-password"
          required
          hint={authCopy.passwordRule(PASSWORD_MIN_CHARACTERS)}
        />
      </Form>
      {save.error?.code === 'reauthentication_needed' && (
        <ButtonLink to="/password-reset" variant="secondary" className="mt-4 w-full">
          {copy.emailLink}
        </ButtonLink>
      )}
    </AuthCard>
  )
}
