import { formatMoney, formatNumber } from '@course/content/site/format'
import { hasPermission } from '@course/contract/admin/admin'
import {
  type CustomerPage,
  type CustomerRow,
  MAX_COUNTED_CUSTOMERS,
  MAX_SEARCH_MATCHES,
  SEARCH_MAX_CHARACTERS,
} from '@course/contract/admin/customers'
import { funnelSteps } from '@course/contract/admin/overview'
import { totalLessons } from '@course/contract/lessons'
import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import type { Columns } from '../kit/data-table.tsx'
import { ExportButton } from '../kit/export-button.tsx'
import { customersText } from '../kit/number-text.ts'
import { RecordList } from '../kit/record-list.tsx'
import { screenLoader, useScreenData, useSignedInStaff } from '../kit/screen-loader.ts'
import { Day } from '../kit/time.tsx'
import { AccessBadge } from './badges.tsx'
import {
  customerFilterChoices,
  customerFilters,
  dropOffFilter,
  storedSearchText,
  storeSearchText,
} from './customer-filters.ts'
import { fetchCustomers } from './requests.ts'

const filters = customerFilterChoices()

export const loader = screenLoader(async ({ searchParams }) => {
  const text = storedSearchText().trim()
  return { text, page: await fetchCustomers(searchParams) }
})

export function Component() {
  const {
    data: { text, page },
    searchParams,
  } = useScreenData(loader)
  const { role } = useSignedInStaff()
  const { typed, search, clear } = useSearch()
  const dropOff = dropOffFilter(searchParams)
  const isFiltered = dropOff || filters.some(({ name }) => searchParams.has(name))
  return (
    <AdminScreen
      title="Customers"
      intro="All accounts, newest first."
      tools={
        <>
          {hasPermission(role, 'export') && (
            <ExportButton name="admin-customers-csv" filters={customerFilters(searchParams)} />
          )}
          {hasPermission(role, 'announcements') && !text && (
            <ButtonLink variant="secondary" size="small" to={`/admin/announcements/new?${searchParams}`}>
              Write to them
            </ButtonLink>
          )}
          {hasPermission(role, 'access') && (
            <ButtonLink size="small" to="/admin/customers/add">
              Add customers
            </ButtonLink>
          )}
        </>
      }
    >
      <RecordList
        caption="Customers"
        search={
          <Field
            label="Search customers"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={SEARCH_MAX_CHARACTERS}
            placeholder="Email, name, order, certificate, or payment ID"
            value={typed}
            onChange={(event) => search(event.target.value)}
          />
        }
        filters={filters}
        summary={
          <div className="grid gap-2 text-sm">
            {dropOff && (
              <p>
                Customers who paid from <Day at={dropOff.from} /> to <Day at={dropOff.to} /> and dropped off
                at “{funnelSteps()[dropOff.at]}”.{' '}
                <Link to="/admin/customers" className="text-link">
                  Show all customers
                </Link>
              </p>
            )}
            <p aria-live="polite" className="text-muted">
              {customerCountText(page)}
            </p>
          </div>
        }
        page={page}
        keyOf={({ id }) => id}
        empty={
          text || isFiltered ? (
            <>
              <p>{text ? `No results for “${text}”.` : 'No customers match these filters.'}</p>
              <Button variant="secondary" onClick={clear}>
                Clear search and filters
              </Button>
            </>
          ) : (
            'No customers yet.'
          )
        }
        columns={columns}
      />
    </AdminScreen>
  )
}

function customerCountText({ count, isTruncated }: CustomerPage): string {
  if (isTruncated) return `More than ${MAX_SEARCH_MATCHES} matches. Keep typing to narrow the search.`
  if (count === null) return `More than ${formatNumber(MAX_COUNTED_CUSTOMERS)} customers`
  return customersText(count)
}

const SEARCH_DELAY_MS = 200

/** Searches after a pause in typing, from the first page. */
function useSearch() {
  const [typed, setTyped] = useState(storedSearchText)
  const [searchParams, setSearchParams] = useSearchParams()
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      storeSearchText(text)
      if (!searchParams.has('cursor')) return void revalidate()
      const next = new URLSearchParams(searchParams)
      next.delete('cursor')
      setSearchParams(next, { replace: true })
    }, SEARCH_DELAY_MS)
  }
  const clear = () => {
    clearTimeout(timer.current)
    setTyped('')
    storeSearchText('')
    setSearchParams({})
  }
  return { typed, search, clear }
}

const columns: Columns<CustomerRow> = [
  {
    label: 'Customer',
    cell: ({ id, name, email }) => (
      <>
        <Link to={`/admin/customers/${id}`} className="text-link">
          <BreakableEmail text={name ?? email} />
        </Link>
        {name && (
          <span className="block text-xs font-normal text-muted">
            <BreakableEmail text={email} />
          </span>
        )}
      </>
    ),
  },
  {
    label: 'Access',
    isKey: true,
    cell: ({ access, refunded, followUp }) => (
      <span className="grid justify-items-start gap-1">
        <AccessBadge access={access} />
        {refunded && <span className="text-xs text-muted">↩ Refunded</span>}
        {followUp && (
          <span className="text-xs text-muted">
            Follow-up <Day at={followUp} />
          </span>
        )}
      </span>
    ),
  },
  {
    label: 'Paid',
    isNumber: true,
    isKey: true,
    cell: ({ paid, currency }) => (paid === 0 ? '–' : formatMoney(paid, currency)),
  },
  { label: 'Progress', isKey: true, cell: (row) => <Progress passed={row.quizzesPassed} /> },
  { label: 'Last sign-in', cell: ({ lastSeen }) => (lastSeen ? <Day at={lastSeen} /> : 'Never') },
  { label: 'Created', cell: ({ createdAt }) => <Day at={createdAt} /> },
]

const Progress = ({ passed }: { passed: number }) => (
  <span className="grid gap-1 @min-[56rem]:min-w-24">
    <span className="tabular">
      {passed} of {totalLessons()}
      <span className="@min-[56rem]:hidden"> quizzes</span>
    </span>
    <ProgressBar
      label={`${passed} of ${totalLessons()} quizzes passed`}
      value={passed}
      max={totalLessons()}
      className="h-1 @max-[56rem]:hidden"
    />
  </span>
)
