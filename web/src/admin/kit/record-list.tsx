import type { CursorPage } from '@course/contract/admin/admin'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useIsPending } from './admin-screen.tsx'
import { type Columns, DataTable } from './data-table.tsx'
import { type Filter, FilterBar } from './filter-bar.tsx'

type RecordListProps<Row> = {
  /** Names the list for screen readers. */
  caption: string
  /** A page of rows with the cursors of its neighbors, or all rows. */
  page: Pick<CursorPage<Row>, 'rows'> & Partial<CursorPage<Row>>
  keyOf: (row: Row) => string
  /** Shown in place of the rows if there are none. */
  empty: ReactNode
  filters?: readonly Filter[]
  /** A search field beside the filters. */
  search?: ReactNode
  /** Between the filters and the rows, such as their number. */
  summary?: ReactNode
  /** Columns for a table; otherwise each row is a card. */
  columns?: Columns<Row>
  card?: (row: Row) => ReactNode
  /** Few columns, which fit into half a screen. */
  isNarrow?: boolean
}

/** The layout of every list: search and filters, rows, and links to the newer and the older page. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { caption, page, keyOf, empty, filters = [], search, summary, columns, card, isNarrow } = props
  const isPending = useIsPending()
  const rows = useRef<HTMLDivElement>(null)
  useScrollToNewPage(rows)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(search || filters.length > 0) && <FilterBar filters={filters} search={search} />}
      {summary}
      <div ref={rows} className="scroll-mt-4">
        {page.rows.length === 0 && <EmptyState>{empty}</EmptyState>}
        {page.rows.length > 0 && columns && (
          <DataTable isWide={!isNarrow} caption={caption} columns={columns} rows={page.rows} keyOf={keyOf} />
        )}
        {page.rows.length > 0 && card && (
          <ul
            aria-label={caption}
            aria-busy={isPending || undefined}
            className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', isPending && 'opacity-60')}
          >
            {page.rows.map((row) => (
              <li key={keyOf(row)}>{card(row)}</li>
            ))}
          </ul>
        )}
      </div>
      <Pager page={page} />
    </div>
  )
}

/** Another page of the list opens at its first row. */
function useScrollToNewPage(rows: RefObject<HTMLElement | null>): void {
  const cursor = useSearchParams()[0].get('cursor')
  const shownCursor = useRef(cursor)
  useEffect(() => {
    if (shownCursor.current === cursor) return
    shownCursor.current = cursor
    rows.current?.scrollIntoView({ block: 'start' })
  }, [rows, cursor])
}

/** Newer and Older links, in the same element. The search params hold the cursor. */
export function Pager({
  page: { older, newer },
}: {
  page: { older?: string | null; newer?: string | null }
}) {
  const [searchParams] = useSearchParams()
  if (!older && !newer) return null
  const link = (cursor: string, label: string) => {
    const params = new URLSearchParams(searchParams)
    params.set('cursor', cursor)
    return (
      <ButtonLink variant="secondary" size="small" to={`?${params}`}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <nav aria-label="Pagination" className="flex justify-between gap-4">
      <span>{newer && link(newer, 'Newer')}</span>
      {older && link(older, 'Older')}
    </nav>
  )
}

export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-center gap-4 rounded-md border border-dashed border-hairline px-6 py-10 text-center text-muted">
    {children}
  </div>
)
