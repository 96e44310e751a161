import { hasPermission, type StaffRole } from '@course/contract/admin/admin'
import { type CustomerDetails, timelineCategories } from '@course/contract/admin/customers'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Changes } from '../changes.tsx'
import { DataTable } from '../data-table.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { customerPaymentColumns } from '../payments/columns.tsx'
import { Purchases } from '../payments/purchases.tsx'
import { EmptyState, useIsPending } from '../screen.tsx'
import { Time } from '../time.tsx'
import { Attempt } from './attempts.tsx'
import type { CustomerPageData } from './requests.ts'

const categoryLabels = {
  money: 'Payments',
  mail: 'Email',
  'sign-in': 'Sign-in',
  account: 'Account',
  learning: 'Learning',
  staff: 'Staff',
} as const

type Content = CustomerPageData['content']

type TabProps = { content: Content; customer: CustomerDetails; role: StaffRole }

export function TabPanel({ content, customer, role }: TabProps) {
  switch (content.tab) {
    case 'timeline':
      return <Timeline page={content.page} />
    case 'learning':
      return <Learning page={content.page} customer={customer} role={role} />
    case 'payments':
      return <Payments rows={content.rows} customer={customer} role={role} />
    case 'mails':
      return <Mails page={content.page} />
  }
}

const filters: readonly Filter[] = [
  {
    name: 'kind',
    label: 'Show',
    kind: 'choice',
    options: timelineCategories.map((kind) => [kind, categoryLabels[kind]] as const),
  },
]

function Timeline({ page }: { page: Extract<Content, { tab: 'timeline' }>['page'] }) {
  const [searchParams] = useSearchParams()
  return (
    <>
      <FilterBar filters={filters} />
      <ol aria-busy={useIsPending() || undefined} aria-label="Timeline, newest first" className="mt-6">
        {page.rows.map((event) => (
          <li
            key={event.id}
            className="grid gap-x-4 gap-y-1 border-b border-hairline py-3 text-sm sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
          >
            <span>
              <Badge>{categoryLabels[event.kind]}</Badge>
            </span>
            <span className="wrap-anywhere">
              {event.text}
              {event.actor && <span className="block text-xs text-muted">by {event.actor}</span>}
              {event.reason && <span className="block text-xs text-muted">Reason: {event.reason}</span>}
              {event.change && <Changes change={event.change} />}
            </span>
            <span className="text-xs text-muted">
              <Time at={event.at} />
            </span>
          </li>
        ))}
      </ol>
      {page.rows.length === 0 && <EmptyState>No activity yet.</EmptyState>}
      <Pager page={{ older: page.older, newer: null }} />
      {searchParams.has('cursor') && (
        <p className="mt-4">
          <Link to="?" className="text-link">
            Back to latest
          </Link>
        </p>
      )}
    </>
  )
}

function Learning({
  page,
  ...viewer
}: {
  page: Extract<Content, { tab: 'learning' }>['page']
  customer: CustomerDetails
  role: StaffRole
}) {
  if (page.rows.length === 0) return <EmptyState>No quiz attempts yet.</EmptyState>
  return (
    <>
      <ol className="grid gap-3">
        {page.rows.map((attempt) => (
          <li key={attempt.id}>
            <Attempt attempt={attempt} {...viewer} />
          </li>
        ))}
      </ol>
      <Pager page={page} />
    </>
  )
}

function Payments({
  rows,
  customer,
  role,
}: Omit<TabProps, 'content'> & { rows: Extract<Content, { tab: 'payments' }>['rows'] }) {
  if (rows.length === 0) return <EmptyState>No payments yet.</EmptyState>
  const canRefund = hasPermission(role, 'money') && !customer.isProtected
  return (
    <Purchases rows={rows} columns={(onRefund) => customerPaymentColumns(canRefund ? onRefund : undefined)} />
  )
}

const mailStates = {
  due: 'Queued',
  sent: 'Sent',
  refused: '▲ Rejected',
  'given-up': '▲ Failed',
  stopped: 'Canceled',
  'held-back': 'Not sent (rehearsal)',
} as const

function Mails({ page }: { page: Extract<Content, { tab: 'mails' }>['page'] }) {
  if (page.rows.length === 0) return <EmptyState>No recent emails.</EmptyState>
  return (
    <>
      <DataTable
        caption="Emails"
        columns={[
          { label: 'Email', cell: ({ kind }) => kind.replaceAll('-', ' ') },
          { label: 'Status', cell: ({ state }) => mailStates[state] },
          {
            label: 'Attempts',
            isNumber: true,
            cell: ({ attempts }) => attempts,
          },
          { label: 'Created', cell: ({ at }) => <Time at={at} /> },
        ]}
        rows={page.rows}
        keyOf={({ id }) => id}
      />
      <Pager page={page} />
    </>
  )
}
