import { actNames, actTexts, type Change, type Keyset, type LogEntry } from '@course/contract/office'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { newId } from '../api/new-id.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/files/save-file.ts'
import { useToast } from '../ui/toast.tsx'
import { askForFile, logFilters } from './calls.ts'
import { DataTable } from './data-table.tsx'
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
      tools={<Export />}
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

/** Before and after, field by field. */
function Changes({ change }: { change: Change }) {
  const fields = Object.entries(change)
  if (fields.length === 0) return null
  return (
    <dl className="mt-1 text-xs text-muted">
      {fields.map(([field, value]) => (
        <div key={field}>
          <dt className="inline">{field}: </dt>
          <dd className="inline">
            {value.old ?? '–'} → {value.new ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The list as it is filtered, as a file. */
function Export() {
  const [address] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const save = async () => {
    setBusy(true)
    try {
      const { file, fileName } = await askForFile('office-log-csv', {
        ...logFilters(address),
        operationId: newId(),
      })
      saveFile(file, fileName)
    } catch (error) {
      toast(error instanceof Error ? error.message : 'An error occurred', 'error')
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={save}>
      Export
    </Button>
  )
}
