import { type AuditLogEntry, auditActionLabels, auditActions } from '@course/contract/admin/admin'
import { Changes } from './changes.tsx'
import { DataTable } from './data-table.tsx'
import { Export } from './export.tsx'
import { type Filter, FilterBar } from './filter-bar.tsx'
import { Pager } from './pager.tsx'
import { auditLogFilters, fetchAuditLog } from './requests.ts'
import { AdminScreen, EmptyState } from './screen.tsx'
import { screenLoader, useScreenData } from './screen-loader.ts'
import { Time } from './time.tsx'

const filters: readonly Filter[] = [
  {
    name: 'action',
    label: 'Action',
    kind: 'choice',
    options: auditActions.map((name) => [name, auditActionLabels[name]] as const),
  },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

export const loader = screenLoader(({ searchParams }) => fetchAuditLog(searchParams))

export function Component() {
  const { data: page } = useScreenData(loader)
  return (
    <AdminScreen
      title="Audit log"
      intro="Everything your team did, newest first."
      tools={<Export name="admin-audit-log-csv" getFilters={auditLogFilters} />}
      above={<FilterBar filters={filters} />}
    >
      {page.rows.length === 0 ? (
        <EmptyState>No activity yet.</EmptyState>
      ) : (
        <>
          <DataTable
            isWide
            caption="Audit log"
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
              { label: 'Action', cell: (entry) => <ActionCell entry={entry} /> },
              { label: 'Target', cell: ({ subjectLabel }) => subjectLabel },
              { label: 'Reason', cell: ({ reason }) => reason || '–' },
            ]}
            rows={page.rows}
            keyOf={({ id }) => id}
          />
          <Pager page={page} />
        </>
      )}
    </AdminScreen>
  )
}

const ActionCell = ({ entry: { action, change } }: { entry: AuditLogEntry }) => (
  <>
    {auditActionLabels[action]}
    <Changes change={change} />
  </>
)
