import { majorUnits } from '@course/content/site/money'
import { type CustomerPage, type CustomerRow, quizPassedStage } from '@course/contract/admin/customers'
import { lessonIds } from '@course/contract/lessons'
import { z } from 'zod'
import { followUpsOf } from '../../customers/index.ts'
import type { Db } from '../../platform/database.ts'
import { allKeysetPages, cursorField } from '../../platform/keyset.ts'
import { adminExport, adminRead } from '../define-function.ts'
import {
  accountsPage,
  countAccounts,
  type Filters,
  filterFields,
  type ListedAccount,
  searchCustomers,
} from './filters.ts'

export const customers = adminRead(
  'admin-customers',
  { permission: 'customers', body: z.object({ ...filterFields, cursor: cursorField }) },
  async (site, { body: { cursor, ...filters } }): Promise<CustomerPage> => {
    const matches = await searchCustomers(site, filters)
    const [{ rows, ...cursors }, count] = await Promise.all([
      accountsPage(site, filters, matches, { cursor }),
      countAccounts(site, filters, matches),
    ])
    return {
      ...cursors,
      rows: await withDetails(site.db, rows),
      count,
      isTruncated: matches?.isTruncated ?? false,
    }
  },
)

/** Rows per query of an export. */
const BATCH_SIZE = 500

/** Exports all matching customers. */
export const exportCustomers = adminExport(
  'admin-customers-csv',
  { permission: 'export', action: 'customers.export', subject: 'customers', fields: filterFields },
  async (site, filters) => {
    const matches = await searchCustomers(site, filters)
    const pages = allKeysetPages((cursor) =>
      accountsPage(site, filters, matches, { cursor, limit: BATCH_SIZE }),
    )
    async function* batches() {
      for await (const page of pages) yield (await withDetails(site.db, page)).map(toCsvRow)
    }
    return { name: 'customers', label: labelOf(filters), header: CSV_HEADER, batches: batches() }
  },
)

/** The filters used, without the search text, which may be an email. */
const labelOf = (filters: Filters): string =>
  Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      name === 'q'
        ? 'search'
        : `${name}: ${typeof value === 'object' ? Object.values(value).join(' ') : value}`,
    )
    .join(', ') || 'all customers'

const CSV_HEADER = [
  'customer id',
  'email',
  'name',
  'access',
  'paid',
  'currency',
  'refunded',
  'quizzes passed',
  'last seen',
  'created at',
]

const toCsvRow = (row: CustomerRow) => [
  row.id,
  row.email,
  row.name,
  row.access,
  row.currency ? majorUnits(row.paid, row.currency).toFixed(2) : '0.00',
  row.currency,
  row.refunded ? 'yes' : 'no',
  row.quizzesPassed,
  row.lastSeen,
  row.createdAt,
]

/** Adds name, payments and follow-ups, with one query each for the whole page. */
async function withDetails(db: Db, accounts: readonly ListedAccount[]): Promise<CustomerRow[]> {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const [names, sums, followUps] = await Promise.all([
    namesOf(db, ids),
    paidSumsOf(db, ids),
    followUpsOf(db, ids),
  ])
  return accounts.map((row) => ({
    id: row.id,
    email: row.email,
    name: names.get(row.id) ?? null,
    access: row.access,
    stage: row.stage,
    paid: sums.get(row.id)?.sum ?? 0,
    currency: sums.get(row.id)?.currency ?? '',
    refunded: row.refunded === 1,
    quizzesPassed: lessonIds.filter((_, index) => row.stage >= quizPassedStage(index + 1)).length,
    lastSeen: row.last_sign_in_at,
    createdAt: row.created_at,
    followUp: followUps.get(row.id) ?? null,
  }))
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
    .select(['customer_id', 'student_name'])
    .where('customer_id', 'in', [...ids])
    .orderBy('revision')
    .execute()
  return new Map(rows.map(({ customer_id, student_name }) => [customer_id!, student_name]))
}

async function paidSumsOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('purchases')
    .select((eb) => [
      'customer_id',
      eb.fn.sum<number>('amount').as('sum'),
      eb.fn.max('currency').as('currency'),
    ])
    .where('customer_id', 'in', [...ids])
    .where('state', '=', 'active')
    .groupBy('customer_id')
    .execute()
  return new Map(rows.map(({ customer_id, sum, currency }) => [customer_id!, { sum: Number(sum), currency }]))
}
