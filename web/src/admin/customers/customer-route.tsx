import { type CustomerDetails, customerStageLabels } from '@course/contract/admin/customers'
import { useState } from 'react'
import { Link, useNavigate, useRouteError } from 'react-router'
import { RequestError } from '../../app/clients/request-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LinkOnce } from '../../ui/link-once.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ScreenFailure } from '../frame/screen-error.tsx'
import { BackLink } from '../kit/admin-screen.tsx'
import { Fold } from '../kit/fold.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { screenLoader, useScreenData, useSignedInStaff } from '../kit/screen-loader.ts'
import { Tabs } from '../kit/tabs.tsx'
import { Day, Time } from '../kit/time.tsx'
import { SeatTable } from '../payments/seat-table.tsx'
import { AccessBadge } from './badges.tsx'
import { customerActions } from './customer-actions.tsx'
import { CustomerDetailsPanel } from './customer-details-panel.tsx'
import { customerTabs } from './customer-tabs.ts'
import { Notes } from './notes.tsx'
import { fetchCustomer } from './requests.ts'
import { TabPanel } from './tab-panel.tsx'

const list = { path: '/admin/customers', label: 'All customers' }

export const loader = screenLoader(({ searchParams }, { id = '' }, role) =>
  fetchCustomer(id, searchParams, role),
)

export function Component() {
  const { customer, content } = useScreenData(loader).data
  const { role } = useSignedInStaff()
  const [link, setLink] = useState<{ customerId: string; url: string }>()
  const navigate = useNavigate()
  return (
    <RecordScreen
      title={customer.name ?? customer.email}
      titleTools={!customer.name && <CopyButton isIcon text={customer.email} label="Copy email" />}
      list={list}
      summary={
        <>
          <Summary customer={customer} />
          {/* The search of the admin area leads from one customer to another. */}
          {link?.customerId === customer.id && (
            <LinkOnce
              url={link.url}
              label="Sign-in link"
              copyLabel="Copy sign-in link"
              text="Send it to the customer now. It isn't shown again."
            />
          )}
        </>
      }
      actions={customerActions(customer, role, {
        onLink: (url) => setLink({ customerId: customer.id, url }),
        onRefund: () => navigate('?tab=payments'),
        onErase: () => navigate(list.path),
      })}
      aside={
        <>
          <Notes customer={customer} />
          <CustomerDetailsPanel customer={customer} />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {customer.team.length > 0 && (
          <Fold title={teamSummary(customer.team)}>
            <SeatTable seats={customer.team} />
          </Fold>
        )}
        <Tabs label="About this customer" param="tab" tabs={customerTabs(role)} current={content.tab} />
        <TabPanel content={content} customer={customer} role={role} />
      </div>
    </RecordScreen>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isNotFound = error instanceof RequestError && error.code === 'admin.customer_not_found'
  if (!isNotFound) return <ScreenFailure />
  return (
    <>
      <PageMeta title="Customer not found" />
      <BackLink {...list} />
      <h1 className="text-3xl">Customer not found</h1>
      <p className="mt-4 text-muted">The link is wrong, or the customer's data was deleted.</p>
    </>
  )
}

const Summary = ({ customer }: { customer: CustomerDetails }) => (
  <>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <AccessBadge access={customer.access} />
      <span className="text-sm text-muted">{accessReason(customer)}</span>
      {customer.emailVerifiedAt ? (
        <Badge tone="success">✓ Email verified</Badge>
      ) : (
        <Badge>Email not verified</Badge>
      )}
    </p>
    {customer.name && (
      <p className="-my-2 flex items-center gap-1 wrap-anywhere">
        <BreakableEmail text={customer.email} />
        <CopyButton isIcon text={customer.email} label="Copy email" />
      </p>
    )}
    {customer.pendingEmail && (
      <p className="text-sm text-muted">
        Email change to {customer.pendingEmail} is waiting for confirmation from both emails.
      </p>
    )}
    {customer.seatFrom && (
      <p className="text-sm text-muted wrap-anywhere">
        Has a seat bought by{' '}
        <Link to={`/admin/customers/${customer.seatFrom.id}`} className="text-link">
          {customer.seatFrom.email}
        </Link>
      </p>
    )}
    {customer.deletionAt && (
      <Alert tone="warning">
        This account will be deleted on <Day at={customer.deletionAt} /> unless the customer signs in.
      </Alert>
    )}
    {customer.openAlarms.map(({ id, title, todo }) => (
      <Alert key={id} tone="error">
        {title}. {todo}{' '}
        <Link to="/admin/alarms" className="underline">
          Alarms
        </Link>
      </Alert>
    ))}
    {customer.isProtected && (
      <Alert tone="info">This is a staff account or your own, so you can't manage it here.</Alert>
    )}
  </>
)

function teamSummary(team: CustomerDetails['team']): string {
  const count = (states: readonly string[]) => team.filter(({ state }) => states.includes(state)).length
  return `Team: ${count(['claimed'])} of ${count(['free', 'invited', 'claimed'])} seats in use`
}

function accessReason({ access, accessReason: reason, accessSince, refunded, stage }: CustomerDetails) {
  if (reason)
    return (
      <>
        by {reason.by}, <Time at={reason.at} />
        {reason.reason !== null && `: ${reason.reason}`}
      </>
    )
  if (access === 'paid' && accessSince)
    return (
      <>
        since <Time at={accessSince} />
      </>
    )
  if (access === 'ended') return refunded ? 'The purchase was refunded.' : 'The purchase is no longer active.'
  return customerStageLabels()[stage]
}
