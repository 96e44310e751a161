import { type CustomerDetails, customerStageLabels } from '@course/contract/admin/customers'
import { Link, useRouteError } from 'react-router'
import { RequestError } from '../../app/clients/request-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { ScreenFailure } from '../screen-error.tsx'
import { screenLoader, useScreenData, useViewer } from '../screen-loader.ts'
import { Day, Time } from '../time.tsx'
import { AccessBadge } from './badges.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerDetailsPanel } from './customer-details-panel.tsx'
import { Notes } from './notes.tsx'
import { customerTabs, fetchCustomer } from './requests.ts'
import { TabPanel } from './tabs.tsx'

const tabLabels = {
  timeline: 'Timeline',
  learning: 'Learning',
  payments: 'Payments',
  mails: 'Emails',
} as const

export const loader = screenLoader(({ searchParams }, { id = '' }) => fetchCustomer(id, searchParams))

export function Component() {
  const {
    data: { customer, content },
    error,
  } = useScreenData(loader)
  const { role } = useViewer()
  return (
    <>
      <PageMeta title={customer.name ?? customer.email} />
      <BackToCustomers />
      <CustomerHeader customer={customer} />
      <ErrorAlert error={error} className="mt-6" />
      <CustomerActions customer={customer} role={role} />
      <div className="mt-10 grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Tabs current={content.tab} />
          <TabPanel content={content} customer={customer} role={role} />
        </div>
        <div className="grid content-start gap-8">
          <CustomerDetailsPanel customer={customer} />
          <Notes customer={customer} />
        </div>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isNotFound = error instanceof RequestError && error.code === 'admin.customer_not_found'
  if (!isNotFound) return <ScreenFailure />
  return (
    <>
      <PageMeta title="Customer not found" />
      <BackToCustomers />
      <h1 className="text-3xl">Customer not found</h1>
      <p className="mt-4 text-muted">The link is wrong, or the customer's data was deleted.</p>
    </>
  )
}

const BackToCustomers = () => (
  <p className="mb-6">
    <Link to="/admin/customers" className="text-link">
      ← All customers
    </Link>
  </p>
)

const CustomerHeader = ({ customer }: { customer: CustomerDetails }) => (
  <div className="grid gap-4">
    <h1 className="text-3xl wrap-anywhere">{customer.name ?? wrapBeforeAt(customer.email)}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere">
      {customer.name && <span>{customer.email}</span>}
      {customer.emailVerifiedAt ? (
        <Badge tone="success">✓ Email verified</Badge>
      ) : (
        <Badge>Email not verified</Badge>
      )}
      <span className="flex flex-wrap max-md:-ml-4 max-md:basis-full">
        <CopyButton text={customer.email} label="Copy email" />
        <CopyButton text={customer.id} label="Copy ID" />
      </span>
    </p>
    {customer.pendingEmail && (
      <p className="text-sm text-muted">
        Email change to {customer.pendingEmail} is waiting for confirmation from both emails.
      </p>
    )}
    <p className="flex flex-wrap items-center gap-3">
      <AccessBadge access={customer.access} />
      <span className="text-sm text-muted">{accessReason(customer)}</span>
    </p>
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
  </div>
)

/** Lets a long email wrap before the @. */
function wrapBeforeAt(email: string) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function accessReason({ access, accessReason: reason, accessSince, refunded, stage }: CustomerDetails) {
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
  if (access === 'ended') return refunded ? 'The purchase was refunded.' : 'The purchase is no longer active.'
  return customerStageLabels[stage]
}

const Tabs = ({ current }: { current: keyof typeof tabLabels }) => (
  <LinkTabs
    label="About this customer"
    className="mb-6"
    tabs={customerTabs.map((tab) => ({
      to: tab === 'timeline' ? '?' : `?tab=${tab}`,
      label: tabLabels[tab],
      isCurrent: tab === current,
    }))}
  />
)
