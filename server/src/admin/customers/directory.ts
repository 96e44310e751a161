import { majorUnits } from '@course/content/site/format'
import type { CustomerRow } from '@course/contract/admin/customers'
import { countCustomers, customerFilterFields, listCustomers } from '../../customers/index.ts'
import { adminExport, adminList, type CsvColumns, csvOfList } from '../define-function.ts'

const customers = adminList(
  'admin-customers',
  { permission: 'customers', fields: customerFilterFields },
  async (site, filters, page) => {
    const [list, count] = await Promise.all([
      listCustomers(site, filters, page),
      countCustomers(site, filters),
    ])
    return { ...list, count }
  },
)

const exportCustomers = adminExport(
  'admin-customers-csv',
  { permission: 'export', action: 'customers.export', subject: 'customers', fields: customerFilterFields },
  (site, filters) => ({
    label: labelOf(filters),
    ...csvOfList((page) => listCustomers(site, filters, page), CSV_COLUMNS),
  }),
)

/** The filters used, without the search text, which may be an email. */
const labelOf = (filters: object): string =>
  Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      name === 'q'
        ? 'search'
        : `${name}: ${typeof value === 'object' ? Object.values(value).join(' ') : value}`,
    )
    .join(', ') || 'all customers'

const CSV_COLUMNS: CsvColumns<CustomerRow> = {
  'customer id': ({ id }) => id,
  email: ({ email }) => email,
  name: ({ name }) => name,
  access: ({ access }) => access,
  paid: ({ paid, currency }) => (currency ? majorUnits(paid, currency).toFixed(2) : '0.00'),
  currency: ({ currency }) => currency,
  refunded: ({ refunded }) => (refunded ? 'yes' : 'no'),
  'quizzes passed': ({ quizzesPassed }) => quizzesPassed,
  'last seen': ({ lastSeen }) => lastSeen,
  'created at': ({ createdAt }) => createdAt,
}

export const directoryFunctions = [customers, exportCustomers]
