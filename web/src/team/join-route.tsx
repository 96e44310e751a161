import { siteContent } from '@course/content/site/content'
import { giftJoinCopy as giftCopy } from '@course/content/site/pages/gifts'
import { joinCopy as copy } from '@course/content/site/pages/team'
import type { SeatAcceptance, SeatInvitation } from '@course/contract/sales/team'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { useSession } from '../app/session/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import { AcceptForm } from './accept-form.tsx'
import { fetchInvitation } from './requests.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { invitation: startFetch(() => fetchInvitation(token)) }
}

/** Opened from the invitation to a seat. Opening it changes nothing. */
export function Component() {
  const [query] = useSearchParams()
  const { invitation } = useLoaderData<typeof loader>()
  const [accepted, setAccepted] = useState<Outcome>()
  return (
    <Page width="reading">
      <PageMeta title={copy.title} />
      {accepted ? (
        <Accepted accepted={accepted} />
      ) : (
        <Deferred
          promise={invitation}
          waiting={<Waiting>{copy.loading}</Waiting>}
          failed={copy.failed}
          isLinkedPage
          failedTitle={copy.title}
        >
          {(loaded) => (
            <Invitation token={query.get('token') ?? ''} invitation={loaded} onAccepted={setAccepted} />
          )}
        </Deferred>
      )}
    </Page>
  )
}

type Outcome = SeatAcceptance & { isGift: boolean }
type Gift = NonNullable<SeatInvitation['gift']>

type InvitationProps = {
  token: string
  invitation: SeatInvitation
  onAccepted: (accepted: Outcome) => void
}

function Invitation({ token, invitation, onAccepted }: InvitationProps) {
  const { isLoading, user } = useSession()
  const { inviter, gift } = invitation
  return (
    <>
      {gift ? (
        <GiftTitle inviter={inviter} gift={gift} />
      ) : (
        <PageTitle intro={copy.inviter(inviter)} className="mb-8">
          {copy.heading(siteContent().site.name)}
        </PageTitle>
      )}
      {isLoading ? (
        <Waiting>{copy.loading}</Waiting>
      ) : invitation.hasAccess ? (
        <div className="grid justify-items-start gap-5">
          <Alert>{gift ? giftCopy.owned : copy.owned}</Alert>
          <ButtonLink to="/welcome" variant="secondary">
            {copy.toCourse}
          </ButtonLink>
        </div>
      ) : (
        <AcceptForm
          token={token}
          invitation={invitation}
          userEmail={user?.email}
          onAccepted={(accepted) => onAccepted({ ...accepted, isGift: gift !== null })}
        />
      )}
    </>
  )
}

/** Who gives it, and what they wrote. */
const GiftTitle = ({ inviter, gift }: { inviter: string; gift: Gift }) => (
  <>
    <PageTitle intro={giftCopy.from(inviter)} className="mb-8">
      {giftCopy.heading(siteContent().site.name)}
    </PageTitle>
    {gift.message && (
      <blockquote className="mb-8 border-l-2 border-brand pl-5 whitespace-pre-line wrap-anywhere">
        {gift.message}
      </blockquote>
    )}
  </>
)

function Accepted({ accepted: { needsPassword, isGift } }: { accepted: Outcome }) {
  const { user } = useSession()
  return (
    <>
      <PageTitle className="mb-8">{isGift ? giftCopy.accepted : copy.accepted}</PageTitle>
      <div className="grid justify-items-start gap-5">
        {needsPassword ? (
          <Alert tone="success">{copy.setPassword}</Alert>
        ) : (
          <>
            {!user && <p>{copy.signInNow}</p>}
            <ButtonLink to="/welcome">{user ? copy.toCourse : copy.signInButton}</ButtonLink>
          </>
        )}
      </div>
    </>
  )
}
