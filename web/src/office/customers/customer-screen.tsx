import { type CustomerHead, customerStepTexts } from '@course/contract/office/customers'
import type { StaffRole } from '@course/contract/office/office'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { useAnswer } from '../../app/use-reads.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CopyButton } from '../../ui/forms/copy-button.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { OfficeError } from '../calls.ts'
import type { ScreenProps } from '../screen.tsx'
import { Time } from '../time.tsx'
import { Acts } from './acts.tsx'
import { AccessBadge, Day } from './badges.tsx'
import { type CustomerRead, customerTabs, tabIn } from './calls.ts'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import { TabPanel } from './tabs.tsx'

const tabTexts = { story: 'Story', learning: 'Learning', payments: 'Payments', mails: 'Mails' } as const

export function CustomerScreen({ read, role }: ScreenProps<CustomerRead> & { role: StaffRole }) {
  const { value, error, isPending } = useAnswer(read)
  const { revalidate } = useRevalidator()
  const [address] = useSearchParams()
  const back = (
    <p className="mb-6">
      <Link to="/admin/customers" className="text-link">
        ← All customers
      </Link>
    </p>
  )
  if (error instanceof OfficeError && error.code === 'office.no_such_customer')
    return (
      <>
        {back}
        <h1 className="text-3xl">There is no such customer</h1>
        <p className="mt-4 text-muted">The address is wrong, or the person was erased.</p>
      </>
    )
  return (
    <>
      {back}
      {!value && <h1 className="text-3xl">Customer</h1>}
      {error !== undefined && (
        <div className="my-6 grid justify-items-start gap-4">
          <Alert tone="error">{error instanceof Error ? error.message : 'An error occurred'}</Alert>
          <Button variant="secondary" onClick={() => revalidate()}>
            Try again
          </Button>
        </div>
      )}
      {!value && isPending && <Waiting>Reading…</Waiting>}
      {value && (
        <>
          <Head head={value.head} />
          <Acts head={value.head} role={role} />
          <div className="mt-10 grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="min-w-0">
              <Tabs current={tabIn(address)} />
              <TabPanel content={value.content} isPending={isPending} head={value.head} role={role} />
            </div>
            <div className="grid content-start gap-8">
              <Facts head={value.head} />
              <Notes head={value.head} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** Who it is, whether the course is open to them, and why. */
const Head = ({ head }: { head: CustomerHead }) => (
  <div className="grid gap-4">
    <h1 className="text-3xl wrap-anywhere">{head.name ?? brokenBeforeSign(head.email)}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere">
      {head.name && <span>{head.email}</span>}
      {head.provedAt ? <Badge tone="success">✓ Mailbox proved</Badge> : <Badge>Mailbox not proved</Badge>}
      <span className="flex flex-wrap max-md:-ml-4 max-md:basis-full">
        <CopyButton text={head.email} label="Copy address" />
        <CopyButton text={head.id} label="Copy id" />
      </span>
    </p>
    {head.pendingEmail && (
      <p className="text-sm text-muted">A change to {head.pendingEmail} waits for both mailboxes.</p>
    )}
    <p className="flex flex-wrap items-center gap-3">
      <AccessBadge access={head.access} />
      <span className="text-sm text-muted">{accessReason(head)}</span>
    </p>
    {head.deletionAt && (
      <Alert tone="warning">
        Deletes their account on <Day at={head.deletionAt} />, unless they sign in before.
      </Alert>
    )}
    {head.openAlarms.map(({ id, title, todo }) => (
      <Alert key={id} tone="error">
        {title}. {todo}{' '}
        <Link to="/admin/alarms" className="underline">
          Alarms
        </Link>
      </Alert>
    ))}
    {head.isProtected && (
      <Alert tone="info">
        This account belongs to the team, or is your own. Nobody acts on it from here.
      </Alert>
    )}
  </div>
)

/** An address that is too long for its line is broken before the @ first. */
function brokenBeforeSign(email: string) {
  const sign = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </>
  )
}

function accessReason({ access, accessReason: reason, accessSince, refunded, step }: CustomerHead) {
  if (reason)
    return (
      <>
        by {reason.by}, <Time at={reason.at} />: {reason.reason}
      </>
    )
  if (access === 'paid' && accessSince)
    return (
      <>
        since <Time at={accessSince} />
      </>
    )
  if (access === 'ended')
    return refunded ? 'The purchase was refunded.' : 'The purchase does not stand any more.'
  return customerStepTexts[step]
}

/** Links, since each tab is an address of its own. */
function Tabs({ current }: { current: keyof typeof tabTexts }) {
  return (
    <nav aria-label="About this customer" className="mb-6 border-b border-hairline">
      <ul className="-mb-px flex flex-wrap gap-x-2 max-sm:gap-x-1">
        {customerTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={tab === 'story' ? '?' : `?tab=${tab}`}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-b-2 px-4 text-sm font-semibold no-underline max-sm:px-2',
                tab === current ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tabTexts[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
