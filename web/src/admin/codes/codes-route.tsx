import type { DiscountCode } from '@course/contract/sales/codes'
import { formatAmount } from '@course/contract/sales/payments'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Actions } from '../kit/actions.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import type { Columns } from '../kit/data-table.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { CodeStateBadge } from './code-state.tsx'
import { codeLink, discountText, netOf, usesText } from './code-text.ts'
import { NewCodeDialog } from './new-code-dialog.tsx'
import { switchAction } from './switch-action.tsx'

export const loader = screenLoader(() => callAdmin('admin-codes'))

export function Component() {
  const { codes, price } = useScreenData(loader).data
  const [isCreating, setCreating] = useState(false)
  return (
    <AdminScreen
      title="Codes"
      intro="Discount codes and what they sold. They are stored at your card provider."
      tools={
        <Button size="small" onClick={() => setCreating(true)}>
          New code
        </Button>
      }
    >
      <RecordList
        caption="Codes"
        page={{ rows: codes }}
        keyOf={({ id }) => id}
        empty="No codes yet. Create one and share its link."
        columns={columnsFor(price.currency)}
      />
      {isCreating && <NewCodeDialog price={price} onClose={() => setCreating(false)} />}
    </AdminScreen>
  )
}

const columnsFor = (currency: string): Columns<DiscountCode> => [
  {
    label: 'Code',
    sortBy: ({ code }) => code,
    cell: ({ id, code, partner }) => (
      <>
        <Link to={`/admin/codes/${id}`} className="text-link font-mono">
          {code}
        </Link>
        {partner && <span className="block text-xs font-normal text-muted">{partner}</span>}
      </>
    ),
  },
  { label: 'Discount', isKey: true, cell: discountText },
  { label: 'Status', isKey: true, cell: ({ state }) => <CodeStateBadge state={state} /> },
  { label: 'Uses', isNumber: true, cell: usesText, sortBy: ({ uses }) => uses },
  {
    label: 'Ends',
    cell: ({ expiresAt }) => (expiresAt ? <Time at={expiresAt} /> : '–'),
    sortBy: ({ expiresAt }) => expiresAt ?? '9999',
  },
  {
    label: 'Revenue',
    isNumber: true,
    cell: ({ sales }) => formatAmount(netOf(sales), currency),
    sortBy: ({ sales }) => netOf(sales),
  },
  {
    label: 'Actions',
    isTools: true,
    cell: (code) => (
      <div className="flex flex-wrap items-center gap-2 @min-[56rem]:justify-end">
        <CopyButton text={codeLink(code.code)} label="Copy link" />
        <Actions isInRow items={switchAction(code)} about={code.code} />
      </div>
    ),
  },
]
