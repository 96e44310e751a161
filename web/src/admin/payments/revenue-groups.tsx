import {
  formatAmount,
  type Revenue,
  type RevenueGrouping,
  revenueGroupings,
} from '@course/contract/sales/payments'
import { DataTable } from '../kit/data-table.tsx'
import { Fold } from '../kit/fold.tsx'
import { groupingLabels, groupName } from './revenue-text.ts'

/** The revenue of a period by code, kind and country. A grouping is shown once there is something to compare. */
export const RevenueGroups = ({ revenue }: { revenue: Revenue }) =>
  revenueGroupings
    .filter((grouping) => revenue.groups[grouping].some(({ value }) => value !== DEFAULT_VALUES[grouping]))
    .map((grouping) => <RevenueGroup key={grouping} grouping={grouping} revenue={revenue} />)

/** What all sales have until there are others. */
const DEFAULT_VALUES: Record<RevenueGrouping, string | null> = { code: null, kind: 'self', country: null }

type RevenueGroupProps = { grouping: RevenueGrouping; revenue: Revenue }

function RevenueGroup({ grouping, revenue: { groups, currency } }: RevenueGroupProps) {
  const money = (cents: number) => formatAmount(cents, currency)
  const { title, column } = groupingLabels[grouping]
  return (
    <Fold title={title}>
      <DataTable
        caption={`Revenue ${title.toLowerCase()}`}
        columns={[
          { label: column, cell: ({ value }) => groupName(grouping, value) },
          { label: 'Sales', isNumber: true, cell: ({ sales }) => sales },
          { label: 'Discounts', isNumber: true, cell: ({ discount }) => money(discount) },
          { label: 'Gross', isNumber: true, cell: ({ gross }) => money(gross) },
          { label: 'Refunded', isNumber: true, cell: ({ refunded }) => money(-refunded) },
          { label: 'Net', isNumber: true, cell: ({ gross, refunded }) => money(gross - refunded) },
        ]}
        rows={groups[grouping]}
        keyOf={({ value }) => value ?? ''}
      />
    </Fold>
  )
}
