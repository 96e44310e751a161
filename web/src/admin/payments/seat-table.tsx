import { customerStageLabels } from '@course/contract/admin/customers'
import { type SeatEntry, seatStateLabels } from '@course/contract/sales/payments'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { type Columns, DataTable } from '../kit/data-table.tsx'

const columns: Columns<SeatEntry> = [
  {
    label: 'Member',
    cell: ({ email, customerId }) =>
      customerId ? (
        <Link to={`/admin/customers/${customerId}`} className="text-link">
          <BreakableEmail text={email ?? ''} />
        </Link>
      ) : (
        (email ?? '–')
      ),
  },
  {
    label: 'Seat',
    isKey: true,
    cell: ({ state }) => (
      <Badge tone={state === 'claimed' ? 'success' : 'neutral'}>{seatStateLabels[state]}</Badge>
    ),
  },
  { label: 'Stage', cell: ({ stage }) => (stage === null ? '–' : customerStageLabels()[stage]) },
]

/** The seats of a team. Free ones are only counted. */
export function SeatTable({ seats }: { seats: readonly SeatEntry[] }) {
  const shown = seats.filter(({ state }) => state !== 'free')
  const free = seats.length - shown.length
  return (
    <div className="grid gap-3">
      {shown.length > 0 && (
        <DataTable caption="Seats" columns={columns} rows={shown} keyOf={({ id }) => id} />
      )}
      {free > 0 && <p className="text-sm text-muted">{free === 1 ? '1 free seat' : `${free} free seats`}</p>}
    </div>
  )
}
