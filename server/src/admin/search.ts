import { hasPermission } from '@course/contract/admin/admin'
import type { CustomerRow } from '@course/contract/admin/customers'
import { SEARCH_MAX_CHARACTERS } from '@course/contract/admin/customers'
import {
  type AdminSearchHit,
  type AdminSearchHits,
  MAX_SEARCH_HITS_PER_KIND,
  SEARCH_MIN_CHARACTERS,
} from '@course/contract/admin/search'
import { formatAmount } from '@course/contract/sales/payments'
import { z } from 'zod'
import { listNewestRevisions } from '../certificates/index.ts'
import { listCustomers } from '../customers/index.ts'
import { searchTexts } from '../editing/index.ts'
import type { Db } from '../platform/database.ts'
import { orderNumberOf } from '../sales/index.ts'
import { adminRead } from './define-function.ts'

const fields = { q: z.string().trim().min(SEARCH_MIN_CHARACTERS).max(SEARCH_MAX_CHARACTERS) }

/** An exact number may be among older rows than those that are shown. */
const MAX_CANDIDATES = 50

/** Finds customers as the customer list does, their orders and certificates, and texts by their words. */
export const searchFunction = adminRead(
  'admin-search',
  { permission: 'customers', fields },
  async (site, { staff, body: { q } }): Promise<AdminSearchHits> => {
    const page = { cursor: undefined, filters: { q } }
    const customers = (await listCustomers(site, { q }, page)).rows.slice(0, MAX_SEARCH_HITS_PER_KIND)
    const ids = customers.map(({ id }) => id)
    return {
      customers: customers.map(toHit),
      orders: hasPermission(staff.role, 'money') ? await listOrders(site.db, ids, q) : [],
      certificates: hasPermission(staff.role, 'learning') ? await listCertificates(site.db, ids, q) : [],
      texts: hasPermission(staff.role, 'texts')
        ? (await searchTexts(site, q, MAX_SEARCH_HITS_PER_KIND)).map(({ label, excerpt, path }) => ({
            title: label,
            detail: excerpt,
            path,
          }))
        : [],
    }
  },
)

const toHit = ({ id, name, email }: CustomerRow): AdminSearchHit => ({
  title: name || email,
  detail: name ? email : '',
  path: `/admin/customers/${id}`,
})

function preferExactMatches<Row>(rows: readonly Row[], numberOf: (row: Row) => string, q: string): Row[] {
  const exactMatches = rows.filter((row) => numberOf(row) === q.toUpperCase())
  return (exactMatches.length > 0 ? exactMatches : rows).slice(0, MAX_SEARCH_HITS_PER_KIND)
}

/** The orders of these customers, or only the one with the searched number. */
async function listOrders(db: Db, customerIds: readonly string[], q: string): Promise<AdminSearchHit[]> {
  if (customerIds.length === 0) return []
  const rows = await db
    .selectFrom('purchases')
    .select(['id', 'email', 'amount', 'currency', 'created_at'])
    .where('customer_id', 'in', customerIds)
    .orderBy('created_at', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()
  return preferExactMatches(rows, orderNumberOf, q).map((row) => ({
    title: orderNumberOf(row),
    detail: `${row.email}, ${formatAmount(row.amount, row.currency)}`,
    path: `/admin/payments/${row.id}`,
  }))
}

/** The certificates of these customers, or only the one with the searched number. */
async function listCertificates(
  db: Db,
  customerIds: readonly string[],
  q: string,
): Promise<AdminSearchHit[]> {
  if (customerIds.length === 0) return []
  const rows = await db
    .selectFrom('certificates')
    .select('number')
    .where('customer_id', 'in', customerIds)
    .orderBy('issued_at', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()
  const found = preferExactMatches(rows, ({ number }) => number, q).map(({ number }) => number)
  const revisions = await listNewestRevisions(db, found)
  return found.map((number) => ({
    title: number,
    detail: revisions.get(number)?.studentName ?? '',
    path: `/admin/certificates?q=${number}`,
  }))
}
