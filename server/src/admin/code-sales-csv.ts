import { z } from 'zod'
import { lastDayOfMonth } from '../platform/days.ts'
import type { PageRequest } from '../platform/keyset.ts'
import { codeIdField } from './codes.ts'
import { adminExport, type CsvColumns, csvAmount, csvOfList } from './define-function.ts'
import { listPayments } from './payments.ts'

/** The sales of one code in a month, for its partner. Names no customer. */
export const exportCodeSales = adminExport(
  'admin-code-sales-csv',
  {
    permission: 'money',
    action: 'code.export',
    subject: 'code-sales',
    fields: { ...codeIdField, month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) },
  },
  (site, { id, month }) => {
    const filters = { promotionCode: id, from: `${month}-01`, to: lastDayOfMonth(month) }
    return {
      name: `code-sales-${month}`,
      label: month,
      ...csvOfList((page: PageRequest) => listPayments.purchases(site.db, filters, page), COLUMNS),
    }
  },
)

const COLUMNS: CsvColumns<Awaited<ReturnType<typeof listPayments.purchases>>['rows'][number]> = {
  time: ({ at }) => at,
  'order number': ({ orderNumber }) => orderNumber,
  code: ({ code }) => code,
  price: ({ amount, discount, currency }) => csvAmount(amount + discount, currency),
  discount: ({ discount, currency }) => csvAmount(discount, currency),
  paid: ({ amount, currency }) => csvAmount(amount, currency),
  refunded: ({ refunded, currency }) => csvAmount(refunded, currency),
  'net before card fees': ({ left, currency }) => csvAmount(left, currency),
  currency: ({ currency }) => currency,
}
