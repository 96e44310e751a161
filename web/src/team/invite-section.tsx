import { teamCopy } from '@course/content/site/pages/team'
import { validateEmail } from '@course/contract/accounts'
import {
  MAX_PASTED_CHARACTERS,
  type SeatLink,
  splitAddresses,
  type Team,
  type TeamInvitationResult,
} from '@course/contract/sales/team'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { LinkOnce } from '../ui/link-once.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { ErrorAlert, NothingYet } from '../ui/states.tsx'
import { createSeatLink, inviteTeam } from './requests.ts'

const { invite: copy, link: linkCopy } = teamCopy

type InviteSectionProps = { team: Team; link: string | undefined; onLink: (created: SeatLink) => void }

export function InviteSection({ team: { free, seats }, link, onLink }: InviteSectionProps) {
  const [known, setKnown] = useState<readonly string[]>([])
  const invite = useMutation(
    ({ addresses }: { addresses: string }) => inviteTeam(splitAddresses(addresses)),
    {
      success: ({ invited }: TeamInvitationResult) =>
        invited.length > 0 ? copy.sent(invited.length) : undefined,
      onSuccess: ({ alreadyInvited }) => setKnown(alreadyInvited),
      revalidates: true,
    },
  )
  const create = useMutation(createSeatLink, {
    onSuccess: onLink,
    revalidates: true,
  })
  return (
    <SectionFrame id="invite" title={copy.title} intro={copy.intro}>
      {free > 0 ? (
        <Form
          mutation={invite}
          rules={{ addresses: (typed) => problemOf(splitAddresses(typed), { free, seats }) }}
          submitLabel={copy.send}
          resetsOnSuccess
        >
          <TextArea
            label={copy.addresses}
            name="addresses"
            hint={copy.hint(free)}
            rows={4}
            maxLength={MAX_PASTED_CHARACTERS}
            autoComplete="off"
            spellCheck={false}
          />
        </Form>
      ) : (
        <NothingYet>{copy.full}</NothingYet>
      )}
      {known.length > 0 && (
        <Alert className="mt-5">
          <span className="wrap-anywhere">{copy.known(known)}</span>
        </Alert>
      )}
      {free > 0 && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-5">
          <p className="text-sm text-muted">{linkCopy.intro}</p>
          <Button variant="secondary" size="small" busy={create.isPending} onClick={() => create.run()}>
            {linkCopy.create}
          </Button>
        </div>
      )}
      <ErrorAlert error={create.error} className="mt-5" />
      {link && (
        <LinkOnce
          url={link}
          text={linkCopy.ready}
          label={linkCopy.label}
          copyLabel={linkCopy.copy}
          className="mt-5"
        />
      )}
    </SectionFrame>
  )
}

/** Someone may paste the whole list again: people who are on it need no other seat. */
function problemOf(
  emails: readonly string[],
  { free, seats }: Pick<Team, 'free' | 'seats'>,
): string | undefined {
  if (emails.length === 0) return copy.missing
  const wrong = emails.find((email) => validateEmail(email))
  if (wrong) return `${validateEmail(wrong)}: ${wrong}`
  const added = emails.filter((email) => !seats.some((seat) => seat.email === email))
  return added.length > free ? copy.tooMany(added.length, free) : undefined
}
