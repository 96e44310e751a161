import { formatLongDate } from '@course/content/site/format'
import { teamCopy as copy } from '@course/content/site/pages/team'
import { dateInTimeZone, parseProfile } from '@course/contract/account/profile'
import { paymentStateLabel } from '@course/contract/sales/payments'
import type { SeatLink, Team } from '@course/contract/sales/team'
import { useState } from 'react'
import { Link } from 'react-router'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { userLoader } from '../app/page-data/user-loader.ts'
import { UserPage } from '../app/page-data/user-page.tsx'
import { TEAM_LINK } from '../checkout/order-links.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Deferred, NothingYet } from '../ui/states.tsx'
import { InviteSection } from './invite-section.tsx'
import { MembersSection } from './members-section.tsx'
import { fetchTeam } from './requests.ts'

export const loader = userLoader(() => ({ team: startFetch(fetchTeam) }))

export function Component() {
  return (
    <Page>
      <PageMeta title={copy.title} />
      <UserPage loader={loader}>
        {(user, data) => (
          <Deferred
            promise={data.team}
            waiting={<Skeleton lines={5} />}
            failed={copy.failed}
            failedTitle={copy.title}
          >
            {(team) => <TeamScreen team={team} timeZone={parseProfile(user.user_metadata).timeZone} />}
          </Deferred>
        )}
      </UserPage>
    </Page>
  )
}

type DateText = (at: string) => string

function TeamScreen({ team: loaded, timeZone }: { team: Team; timeZone: string | undefined }) {
  // A new link is shown once; it stays while the lists change, until it no longer works.
  const [created, setCreated] = useState<SeatLink & { loadedBefore: Team }>()
  const handleLink = (result: SeatLink) => setCreated({ ...result, loadedBefore: loaded })
  // Until the page has loaded the team again, that of the response is newer.
  const team = created?.loadedBefore === loaded ? created.team : loaded
  const isOpen = team.seats.some(({ id, state }) => id === created?.id && state === 'invited')
  const link = isOpen ? (created?.link ?? undefined) : undefined
  const dateText: DateText = (at) => formatLongDate(dateInTimeZone(new Date(at), timeZone))
  if (team.orders.length === 0)
    return (
      <>
        <PageTitle>{copy.title}</PageTitle>
        <div className="mt-6 grid justify-items-start gap-5">
          <NothingYet>{copy.none}</NothingYet>
          <BuySeats>{copy.buy}</BuySeats>
        </div>
      </>
    )
  return (
    <>
      <div className="mb-10 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <PageTitle intro={copy.summary(team.total, team.claimed, team.free)}>{copy.title}</PageTitle>
        <BuySeats>{copy.buyMore}</BuySeats>
      </div>
      <InviteSection team={team} link={link} onLink={handleLink} />
      <MembersSection team={team} dateText={dateText} onLink={handleLink} />
      <OrdersSection team={team} dateText={dateText} />
    </>
  )
}

const BuySeats = ({ children }: { children: string }) => (
  <ButtonLink to={TEAM_LINK} variant="secondary" wide>
    {children}
  </ButtonLink>
)

const OrdersSection = ({ team, dateText }: { team: Team; dateText: DateText }) => (
  <SectionFrame id="orders" title={copy.orders.title} intro={copy.orders.intro}>
    <ul className="grid gap-5">
      {team.orders.map(({ id, orderNumber, paidAt, seats, refunded, state }) => (
        <li key={id}>
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            {copy.orders.line(seats, refunded)}
            {state !== 'active' && <Badge>{paymentStateLabel('purchases', state)}</Badge>}
          </p>
          <p className="text-sm text-muted">{copy.orders.order(orderNumber, dateText(paidAt))}</p>
        </li>
      ))}
    </ul>
    <Link to="/account#purchases" className="text-link mt-4 inline-flex min-h-10 items-center rounded-sm">
      {copy.orders.purchases}
    </Link>
  </SectionFrame>
)
