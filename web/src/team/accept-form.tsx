import { giftJoinCopy as giftCopy } from '@course/content/site/pages/gifts'
import { joinCopy as copy } from '@course/content/site/pages/team'
import { EMAIL_MAX_CHARACTERS, validateEmail } from '@course/contract/accounts'
import type { SeatAcceptance, SeatInvitation } from '@course/contract/sales/team'
import { Link, useLocation } from 'react-router'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { acceptSeat } from './requests.ts'

type AcceptFormProps = {
  token: string
  invitation: SeatInvitation
  /** Of the signed-in user. */
  userEmail: string | undefined
  onAccepted: (accepted: SeatAcceptance) => void
}

/** `consent` is a checkbox. */
type Values = { email?: string; consent?: string }

export function AcceptForm({ token, invitation, userEmail, onAccepted }: AcceptFormProps) {
  const { pathname, search } = useLocation()
  const accept = useMutation(
    ({ email, consent }: Values) =>
      acceptSeat({ token, sharesProgress: consent !== undefined, ...(email !== undefined && { email }) }),
    { onSuccess: onAccepted },
  )
  const { gift } = invitation
  const isEmailAsked = userEmail === undefined && invitation.email === null
  return (
    <>
      <Form
        mutation={accept}
        rules={isEmailAsked ? { email: (typed) => validateEmail(typed) } : {}}
        errorFields={{ 'seat.bad_email': 'email' }}
        submitLabel={gift ? giftCopy.accept : copy.accept}
      >
        {isEmailAsked ? (
          <Field
            label={copy.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_CHARACTERS}
            hint={copy.emailHint}
            defaultValue={gift?.recipient ?? ''}
          />
        ) : (
          <p className="wrap-anywhere">
            {userEmail ? (gift ? giftCopy : copy).asUser(userEmail) : copy.forEmail(invitation.email ?? '')}
          </p>
        )}
        {!gift && <p className="text-sm text-muted wrap-anywhere">{copy.seen(invitation.inviter)}</p>}
        {!gift && (
          <Checkbox name="consent" label={copy.consent(invitation.inviter)} hint={copy.consentHint} />
        )}
      </Form>
      {!userEmail && (
        <p className="mt-6 text-sm text-muted">
          {copy.haveAccount}{' '}
          <Link
            to="/welcome"
            state={{ from: pathname + search }}
            className="text-link inline-flex min-h-10 items-center rounded-sm"
          >
            {copy.signIn}
          </Link>
        </p>
      )}
    </>
  )
}
