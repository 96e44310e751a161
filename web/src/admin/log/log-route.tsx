import { auditActionLabels, auditActions } from '@course/contract/admin/admin'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Changes } from '../kit/changes.tsx'
import { ExportButton } from '../kit/export-button.tsx'
import type { Filter } from '../kit/filter-bar.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'

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

const params = ['actor', 'action', 'subject', 'from', 'to'] as const

export const loader = screenLoader(({ searchParams }) =>
  callAdmin('admin-audit-log', pickParams(searchParams, [...params, 'cursor'])),
)

export function Component() {
  const { data: page, searchParams } = useScreenData(loader)
  return (
    <AdminScreen
      title="Audit log"
      intro="Everything your team did, newest first."
      tools={<ExportButton name="admin-audit-log-csv" filters={pickParams(searchParams, params)} />}
    >
      <RecordList
        caption="Audit log"
        filters={filters}
        page={page}
        keyOf={({ id }) => id}
        empty="No activity yet."
        columns={[
          { label: 'Time', cell: ({ at }) => <Time at={at} /> },
          {
            label: 'By',
            cell: ({ actorLabel, role }) => (
              <>
                <BreakableEmail text={actorLabel} /> <span className="text-muted">({role})</span>
              </>
            ),
          },
          {
            label: 'Action',
            isKey: true,
            cell: ({ action, change }) => (
              <>
                {auditActionLabels[action]}
                <Changes change={change} />
              </>
            ),
          },
          { label: 'Target', cell: ({ subjectLabel }) => <BreakableEmail text={subjectLabel} /> },
          { label: 'Reason', cell: ({ reason }) => reason || '–' },
        ]}
      />
    </AdminScreen>
  )
}
