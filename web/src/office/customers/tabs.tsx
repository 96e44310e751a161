import { formatMoney } from '@course/content/site/money'
import { type CustomerHead, type CustomerPayment, storyKinds } from '@course/contract/office/customers'
import { mayDo, type StaffRole } from '@course/contract/office/office'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../ui/status/badge.tsx'
import { Changes } from '../changes.tsx'
import { DataTable } from '../data-table.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { Empty } from '../screen.tsx'
import { Time } from '../time.tsx'
import { Attempt } from './attempts.tsx'
import type { CustomerRead } from './calls.ts'

const kindTexts = {
  money: 'Money',
  mail: 'Mail',
  'sign-in': 'Sign-in',
  account: 'Account',
  learning: 'Learning',
  staff: 'Staff',
} as const

type Content = CustomerRead['content']

type TabProps = { content: Content; isPending: boolean; head: CustomerHead; role: StaffRole }

export function TabPanel({ content, isPending, head, role }: TabProps) {
  switch (content.tab) {
    case 'story':
      return <Story page={content.page} isPending={isPending} />
    case 'learning':
      return <Learning page={content.page} head={head} role={role} />
    case 'payments':
      return <Payments rows={content.rows} role={role} />
    case 'mails':
      return <Mails page={content.page} isPending={isPending} />
  }
}

const filters: readonly Filter[] = [
  {
    name: 'kind',
    label: 'Show',
    kind: 'choice',
    options: storyKinds.map((kind) => [kind, kindTexts[kind]] as const),
  },
]

/** Everything that happened, newest first. */
function Story({
  page,
  isPending,
}: {
  page: Extract<Content, { tab: 'story' }>['page']
  isPending: boolean
}) {
  const [address] = useSearchParams()
  return (
    <>
      <FilterBar filters={filters} />
      <ol aria-busy={isPending || undefined} aria-label="Story, newest first" className="mt-6">
        {page.rows.map((event) => (
          <li
            key={event.id + event.at}
            className="grid gap-x-4 gap-y-1 border-b border-hairline py-3 text-sm sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
          >
            <span>
              <Badge>{kindTexts[event.kind]}</Badge>
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
      {page.rows.length === 0 && <Empty>Nothing of this kind has happened yet.</Empty>}
      <Pager page={{ older: page.older, newer: null }} />
      {address.has('cursor') && (
        <p className="mt-4">
          <Link to="?" className="text-link">
            To the newest
          </Link>
        </p>
      )}
    </>
  )
}

/** Every attempt with its answers. */
function Learning({
  page,
  ...viewer
}: {
  page: Extract<Content, { tab: 'learning' }>['page']
  head: CustomerHead
  role: StaffRole
}) {
  if (page.rows.length === 0) return <Empty>No quiz was tried yet.</Empty>
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

const paymentStates = { active: '● Paid', refunded: '↩ Refunded', disputed: '▲ Dispute lost' } as const

function Payments({ rows, role }: { rows: readonly CustomerPayment[]; role: StaffRole }) {
  if (rows.length === 0) return <Empty>No payment yet.</Empty>
  return (
    <DataTable
      caption="Payments"
      columns={[
        { label: 'Time', cell: ({ at }) => <Time at={at} /> },
        { label: 'Amount', isNumber: true, cell: ({ amount, currency }) => formatMoney(amount, currency) },
        { label: 'State', cell: ({ state }) => paymentStates[state] },
        {
          label: 'Payment id',
          cell: ({ id, paymentId, sessionId }) => {
            const name = <span className="font-mono text-xs">{paymentId ?? sessionId}</span>
            if (!mayDo(role, 'money')) return name
            return (
              <Link to={`/admin/payments/${id}`} className="text-link">
                {name}
              </Link>
            )
          },
        },
        {
          label: 'What happened',
          cell: ({ events }) => (
            <ul className="grid gap-1">
              {events.map(({ at, text }) => (
                <li key={at + text}>{text}</li>
              ))}
            </ul>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

const mailStates = {
  due: 'Waiting',
  sent: 'Handed to the mail server',
  refused: '▲ Refused',
  'given-up': '▲ Given up',
  stopped: 'Stopped',
  'held-back': 'Held back in a rehearsal',
} as const

function Mails({
  page,
  isPending,
}: {
  page: Extract<Content, { tab: 'mails' }>['page']
  isPending: boolean
}) {
  if (page.rows.length === 0) return <Empty>No mail to this address in the last months.</Empty>
  return (
    <>
      <DataTable
        caption="Mails"
        columns={[
          { label: 'Mail', cell: ({ kind }) => kind.replaceAll('-', ' ') },
          { label: 'State', cell: ({ state }) => mailStates[state] },
          {
            label: 'Tries',
            isNumber: true,
            cell: ({ attempts, state }) => attempts + (state === 'sent' ? 1 : 0),
          },
          { label: 'Written', cell: ({ at }) => <Time at={at} /> },
        ]}
        rows={page.rows}
        keyOf={({ id }) => id}
        isPending={isPending}
      />
      <Pager page={page} />
    </>
  )
}
