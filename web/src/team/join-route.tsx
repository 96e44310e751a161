import { siteContent } from '@course/content/site/content'
import { joinCopy as copy } from '@course/content/site/pages/team'
import type { SeatAccepted, SeatInvitation } from '@course/contract/sales/team'
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
  const [accepted, setAccepted] = useState<SeatAccepted>()
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

type InvitationProps = {
  token: string
  invitation: SeatInvitation
  onAccepted: (accepted: SeatAccepted) => void
}

function Invitation({ token, invitation, onAccepted }: InvitationProps) {
  const { loading, user } = useSession()
  return (
    <>
      <PageTitle intro={copy.inviter(invitation.inviter)} className="mb-8">
        {copy.heading(siteContent().site.name)}
      </PageTitle>
      {loading ? (
        <Waiting>{copy.loading}</Waiting>
      ) : invitation.hasAccess ? (
        <div className="grid justify-items-start gap-5">
          <Alert>{copy.owned}</Alert>
          <ButtonLink to="/welcome" variant="secondary">
            {copy.toCourse}
          </ButtonLink>
        </div>
      ) : (
        <AcceptForm token={token} invitation={invitation} userEmail={user?.email} onAccepted={onAccepted} />
      )}
    </>
  )
}

function Accepted({ accepted: { needsPassword } }: { accepted: SeatAccepted }) {
  const { user } = useSession()
  return (
    <>
      <PageTitle className="mb-8">{copy.accepted}</PageTitle>
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
