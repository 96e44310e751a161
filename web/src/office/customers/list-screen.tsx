import { formatMoney } from '@course/content/site/money'
import { totalLessons } from '@course/contract/lessons'
import {
  COUNT_MAX,
  type CustomerPage,
  type CustomerRow,
  customerStepTexts,
  SEARCH_MAX_CHARACTERS,
  SEARCH_MAX_FOUND,
} from '@course/contract/office/customers'
import { mayDo, type StaffRole } from '@course/contract/office/office'
import { cohortSteps } from '@course/contract/office/overview'
import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/status/progress-bar.tsx'
import { DataTable } from '../data-table.tsx'
import { Export } from '../export.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { Empty, OfficeScreen, type ScreenProps } from '../screen.tsx'
import { AccessBadge, accessTexts, Day } from './badges.tsx'
import { customerFilters, keepSearchedText, lostIn, searchedText } from './calls.ts'

const filters: readonly Filter[] = [
  { name: 'access', label: 'Access', kind: 'choice', options: Object.entries(accessTexts) },
  {
    name: 'step',
    label: 'Step reached',
    kind: 'choice',
    options: customerStepTexts.map((text, step) => [String(step), text] as const),
  },
  {
    name: 'only',
    label: 'Only',
    kind: 'choice',
    options: [
      ['never-signed-in', 'Never signed in'],
      ['mail-trouble', 'Mail trouble'],
      ['refunded', 'Refunded'],
      ['follow-up', 'Follow-up due'],
      ['deletes', 'Deletes the account'],
    ],
  },
  { name: 'since', label: 'Customer since', kind: 'day' },
  { name: 'seenFrom', label: 'Last seen from', kind: 'day' },
  { name: 'seenBefore', label: 'Last seen before', kind: 'day' },
]

export function CustomerList({ read, role }: ScreenProps<CustomerPage> & { role: StaffRole }) {
  const [address] = useSearchParams()
  const [typed, setTyped] = useSearch()
  const lost = lostIn(address)
  const isNarrowed = typed.trim() !== '' || lost || filters.some(({ name }) => address.has(name))
  return (
    <OfficeScreen
      title="Customers"
      intro="Everybody with an account, newest first."
      read={read}
      tools={mayDo(role, 'export') && <Export name="office-customers-csv" filtersIn={customerFilters} />}
      above={
        <div className="grid gap-4">
          <search>
            <Field
              label="Search customers"
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={SEARCH_MAX_CHARACTERS}
              hint="Address, name, certificate number or payment id"
              className="max-w-reading"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </search>
          <FilterBar filters={filters} />
          {lost && (
            <p className="text-sm">
              Only those who paid from <Day at={lost.from} /> to <Day at={lost.to} /> and came no further than
              “{cohortSteps[lost.at]}”.{' '}
              <Link to="/admin/customers" className="text-link">
                Show all customers
              </Link>
            </p>
          )}
        </div>
      }
    >
      {(page, { isPending }) => (
        <>
          <p aria-live="polite" className="mb-4 text-sm text-muted">
            {countText(page)}
          </p>
          {page.rows.length === 0 ? (
            <Nobody typed={isNarrowed ? typed.trim() : undefined} onClear={() => setTyped('')} />
          ) : (
            <>
              <Customers rows={page.rows} isPending={isPending} />
              <Pager page={page} />
            </>
          )}
        </>
      )}
    </OfficeScreen>
  )
}

function countText({ count, isCut }: CustomerPage): string {
  if (isCut) return `More than ${SEARCH_MAX_FOUND} people fit. Type on to see the right one.`
  if (count === null) return `More than ${COUNT_MAX.toLocaleString('en-US')} customers`
  return count === 1 ? '1 customer' : `${count.toLocaleString('en-US')} customers`
}

const WAIT_MILLISECONDS = 200

/** What is typed, asked for once the keys rest. Another search begins its list at the beginning. */
function useSearch() {
  const [typed, setTyped] = useState(searchedText)
  const [address, setAddress] = useSearchParams()
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      keepSearchedText(text)
      if (!address.has('cursor')) return void revalidate()
      const next = new URLSearchParams(address)
      next.delete('cursor')
      setAddress(next, { replace: true, preventScrollReset: true })
    }, WAIT_MILLISECONDS)
  }
  return [typed, search] as const
}

function Nobody({ typed, onClear }: { typed: string | undefined; onClear: () => void }) {
  const [, setAddress] = useSearchParams()
  if (typed === undefined)
    return <Empty>Nobody has bought yet. The first purchase appears here within seconds.</Empty>
  return (
    <div className="grid justify-items-center gap-4">
      <Empty>{typed ? `Nobody fits “${typed}”.` : 'Nobody fits these filters.'}</Empty>
      <Button
        variant="secondary"
        onClick={() => {
          onClear()
          setAddress({}, { preventScrollReset: true })
        }}
      >
        Clear search and filters
      </Button>
    </div>
  )
}

const Customers = ({ rows, isPending }: { rows: readonly CustomerRow[]; isPending: boolean }) => (
  <DataTable
    caption="Customers"
    columns={[
      {
        label: 'Customer',
        cell: ({ id, name, email }) => (
          <>
            <Link to={`/admin/customers/${id}`} className="text-link">
              {name ?? email}
            </Link>
            {name && <span className="block text-xs font-normal text-muted">{email}</span>}
          </>
        ),
      },
      {
        label: 'Access',
        cell: ({ access, refunded, followUp }) => (
          <span className="grid justify-items-start gap-1">
            <AccessBadge access={access} />
            {refunded && <span className="text-xs text-muted">↩ Refunded</span>}
            {followUp && (
              <span className="text-xs text-muted">
                To do <Day at={followUp} />
              </span>
            )}
          </span>
        ),
      },
      {
        label: 'Paid',
        isNumber: true,
        cell: ({ paid, currency }) => (paid === 0 ? '–' : formatMoney(paid, currency)),
      },
      { label: 'Progress', cell: (row) => <Progress passed={row.quizzesPassed} /> },
      { label: 'Last seen', cell: ({ lastSeen }) => (lastSeen ? <Day at={lastSeen} /> : 'Never') },
      { label: 'Since', cell: ({ since }) => <Day at={since} /> },
    ]}
    rows={rows}
    keyOf={({ id }) => id}
    isPending={isPending}
  />
)

const Progress = ({ passed }: { passed: number }) => (
  <span className="grid min-w-24 gap-1">
    <span className="tabular">
      {passed} of {totalLessons}
    </span>
    <ProgressBar
      label={`${passed} of ${totalLessons} quizzes passed`}
      value={passed}
      max={totalLessons}
      className="h-1"
    />
  </span>
)
