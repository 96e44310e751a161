import { actNames, actTexts, type Keyset, type LogEntry } from '@course/contract/office/office'
import { logFilters } from './calls.ts'
import { Changes } from './changes.tsx'
import { DataTable } from './data-table.tsx'
import { Export } from './export.tsx'
import { type Filter, FilterBar } from './filter-bar.tsx'
import { Pager } from './pager.tsx'
import { Empty, OfficeScreen, type ScreenProps } from './screen.tsx'
import { Time } from './time.tsx'

const filters: readonly Filter[] = [
  {
    name: 'action',
    label: 'Act',
    kind: 'choice',
    options: actNames.map((name) => [name, actTexts[name]] as const),
  },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

export function LogScreen({ read }: ScreenProps<Keyset<LogEntry>>) {
  return (
    <OfficeScreen
      title="Log"
      intro="Everything that staff did, newest first. Entries never change."
      read={read}
      tools={<Export name="office-log-csv" filtersIn={logFilters} />}
      above={<FilterBar filters={filters} />}
    >
      {(page, { isPending }) =>
        page.rows.length === 0 ? (
          <Empty>Nothing here. Every act of the team appears in this list as soon as it is done.</Empty>
        ) : (
          <>
            <DataTable
              caption="Acts of staff"
              columns={[
                { label: 'Time', cell: ({ at }) => <Time at={at} /> },
                {
                  label: 'By',
                  cell: ({ actorLabel, role }) => (
                    <>
                      {actorLabel} <span className="text-muted">({role})</span>
                    </>
                  ),
                },
                { label: 'Act', cell: (entry) => <Act entry={entry} /> },
                { label: 'About', cell: ({ subjectLabel }) => subjectLabel },
                { label: 'Reason', cell: ({ reason }) => reason || '–' },
              ]}
              rows={page.rows}
              keyOf={({ id }) => id}
              isPending={isPending}
            />
            <Pager page={page} />
          </>
        )
      }
    </OfficeScreen>
  )
}

const Act = ({ entry: { action, change } }: { entry: LogEntry }) => (
  <>
    {actTexts[action]}
    <Changes change={change} />
  </>
)
