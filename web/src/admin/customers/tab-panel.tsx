import { hasPermission, type StaffRole } from '@course/contract/admin/admin'
import { type CustomerDetails, timelineCategories } from '@course/contract/admin/customers'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Activity } from '../kit/activity.tsx'
import { useIsPending } from '../kit/admin-screen.tsx'
import { type Filter, FilterBar } from '../kit/filter-bar.tsx'
import { EmptyState, Pager, RecordList } from '../kit/record-list.tsx'
import { Time } from '../kit/time.tsx'
import { mailKindText, mailStates } from '../mail/mail-labels.ts'
import { customerPaymentColumns } from '../payments/columns.tsx'
import { Purchases } from '../payments/purchases.tsx'
import { Attempt } from './attempts.tsx'
import type { CustomerScreenData } from './requests.ts'

const categoryLabels = {
  money: 'Payments',
  mail: 'Email',
  'sign-in': 'Sign-in',
  account: 'Account',
  learning: 'Learning',
  staff: 'Staff',
} as const

type Content = CustomerScreenData['content']

type TabProps = { content: Content; customer: CustomerDetails; role: StaffRole }

export function TabPanel({ content, customer, role }: TabProps) {
  switch (content.tab) {
    case 'timeline':
      return <Timeline page={content.page} />
    case 'learning':
      return (
        <RecordList
          caption="Quiz attempts"
          page={content.page}
          keyOf={({ id }) => id}
          empty="No quiz attempts yet."
          card={(attempt) => <Attempt attempt={attempt} customer={customer} role={role} />}
        />
      )
    case 'payments':
      return (
        <Purchases
          page={content}
          empty="No payments yet."
          columns={customerPaymentColumns(hasPermission(role, 'money') && !customer.isProtected)}
        />
      )
    case 'mails':
      return (
        <RecordList
          caption="Emails"
          isNarrow
          page={content.page}
          keyOf={({ id }) => id}
          empty="No recent emails."
          columns={[
            { label: 'Email', cell: ({ kind }) => mailKindText(kind) },
            {
              label: 'Status',
              isKey: true,
              cell: ({ state }) => <Badge tone={mailStates[state].tone}>{mailStates[state].label}</Badge>,
            },
            { label: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
            { label: 'Created', cell: ({ at }) => <Time at={at} /> },
          ]}
        />
      )
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
  const isPending = useIsPending()
  const [searchParams] = useSearchParams()
  return (
    <div className="grid gap-6">
      <FilterBar filters={filters} />
      <ol aria-busy={isPending || undefined} aria-label="Timeline, newest first">
        {page.rows.map(({ id, at, kind, text, actor, reason, change }) => (
          <Activity
            key={id}
            at={at}
            badge={<Badge>{categoryLabels[kind]}</Badge>}
            by={actor}
            reason={reason}
            change={change}
          >
            {text}
          </Activity>
        ))}
      </ol>
      {page.rows.length === 0 && <EmptyState>No activity yet.</EmptyState>}
      <Pager page={page} />
      {searchParams.has('cursor') && (
        <p>
          <Link to="?" className="text-link">
            Back to latest
          </Link>
        </p>
      )}
    </div>
  )
}
