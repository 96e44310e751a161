import { formatAmount } from '@course/contract/sales/payments'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DetailRow } from '../../ui/detail-row.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { ExportButton } from '../kit/export-button.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { CodeStateBadge } from './code-state.tsx'
import { codeLink, discountText, netOf, usesText } from './code-text.ts'
import { switchAction } from './switch-action.tsx'

export const loader = screenLoader((_url, { id }) => callAdmin('admin-code', { id }))

export function Component() {
  const { code, currency, months } = useScreenData(loader).data
  const money = (cents: number) => formatAmount(cents, currency)
  return (
    <RecordScreen
      title={code.code}
      list={{ path: '/admin/codes', label: 'All codes' }}
      summary={
        <>
          <p>
            <CodeStateBadge state={code.state} />
          </p>
          {code.state === 'refused' && (
            <p className="mt-2 max-w-prose text-sm text-muted">
              The checkout doesn't accept this code at the current price. Check its limits at your card
              provider, or create a new code.
            </p>
          )}
        </>
      }
      actions={switchAction(code)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <dl className="grid text-sm">
          <DetailRow name="Link">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-mono wrap-anywhere">{codeLink(code.code)}</span>
              <CopyButton text={codeLink(code.code)} label="Copy link" />
            </span>
          </DetailRow>
          <DetailRow name="Discount">{discountText(code)}</DetailRow>
          <DetailRow name="Partner">{code.partner || '–'}</DetailRow>
          <DetailRow name="Uses">{usesText(code)}</DetailRow>
          <DetailRow name="Ends">{code.expiresAt ? <Time at={code.expiresAt} /> : '–'}</DetailRow>
          <DetailRow name="Created">
            <Time at={code.createdAt} />
          </DetailRow>
          <DetailRow name="Orders">{code.sales.orders}</DetailRow>
          <DetailRow name="Revenue">{money(netOf(code.sales))}</DetailRow>
        </dl>
        <section>
          <h2 className="mb-1 text-xl">Sales by month</h2>
          <p className="mb-4 text-sm text-muted">
            Before card fees. Refunds count in the month of their order. The CSV file lists the orders without
            names or emails, so you can send it to a partner.
          </p>
          {months.length === 0 ? (
            <p className="text-sm text-muted">No orders with this code yet.</p>
          ) : (
            <DataTable
              isWide
              caption="Sales by month"
              keyOf={({ month }) => month}
              rows={months}
              columns={[
                { label: 'Month', cell: ({ month }) => month },
                { label: 'Orders', isNumber: true, cell: ({ orders }) => orders },
                { label: 'Discounts', isNumber: true, cell: ({ discount }) => money(discount) },
                { label: 'Paid', isNumber: true, cell: ({ gross }) => money(gross) },
                { label: 'Refunded', isNumber: true, cell: ({ refunded }) => money(-refunded) },
                { label: 'Net', isNumber: true, cell: (sales) => money(netOf(sales)) },
                {
                  label: 'Export',
                  isTools: true,
                  cell: ({ month }) => (
                    <ExportButton name="admin-code-sales-csv" filters={{ id: code.id, month }} />
                  ),
                },
              ]}
            />
          )}
        </section>
      </div>
    </RecordScreen>
  )
}
