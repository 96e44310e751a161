import { type PaymentEntries, type PaymentList, paymentLists } from '@course/contract/sales/payments'
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { dayFields, isOnDays } from '../platform/days.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import { listSeatEntries, nonFailedRefundStates, orderNumberOf } from '../sales/index.ts'
import { adminList } from './define-function.ts'

export const paymentFilterFields = {
  list: z.enum(paymentLists).default('purchases'),
  state: z.string().max(50).optional(),
  customer: z.uuid().optional(),
  ...dayFields,
}

export const payments = adminList(
  'admin-payments',
  { permission: 'money', fields: paymentFilterFields },
  (site, { list, ...filters }, page) => listPayments[list](site.db, filters, page),
)

/** `purchase` limits a list to one purchase. */
type PaymentFilters = {
  state?: string
  customer?: string
  purchase?: string
  promotionCode?: string
  from?: string
  to?: string
}

type Page<List extends PaymentList> = {
  rows: PaymentEntries[List][]
  older: string | null
  newer: string | null
}

const purchaseColumns = [
  'purchases.email',
  'purchases.customer_id as customerId',
  'purchases.payment_intent as paymentId',
] as const

/** Returns a page of each list, newest first. */
export const listPayments: {
  [List in PaymentList]: (db: Db, filters: PaymentFilters, page: PageRequest) => Promise<Page<List>>
} = {
  async purchases(db, filters, page) {
    const query = db
      .selectFrom('purchases')
      .select([
        ...purchaseColumns,
        'id',
        'kind',
        'seats',
        'created_at',
        'amount',
        'discount',
        'code',
        'currency',
        'state',
      ])
      .where(isMatching(filters, { table: 'purchases', time: 'created_at' }))
    const { rows, ...cursors } = await keysetPage(query, ['created_at', 'id'], page)
    const ids = rows.map(({ id }) => id)
    // Requests first: a refund completed between the two queries shows as pending or refunded, never as
    // neither.
    const queuedRefunds = await findQueuedRefunds(db, ids)
    const refunded = await sumRefunds(db, ids)
    const teams = rows.filter(({ kind }) => kind === 'team').map(({ id }) => id)
    const seats = await listSeatEntries(db, teams)
    return {
      ...cursors,
      rows: rows.map(({ created_at, ...row }) => {
        const refundedAmount = refunded.get(row.id) ?? 0
        return {
          ...row,
          at: created_at,
          orderNumber: orderNumberOf(row),
          refunded: refundedAmount,
          left: row.amount - refundedAmount,
          request: queuedRefunds.get(row.id) ?? null,
          seatList: seats.filter(({ purchaseId }) => purchaseId === row.id),
        }
      }),
    }
  },

  async refunds(db, filters, page) {
    const query = db
      .selectFrom('refunds')
      .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
      .leftJoin('queued_refunds', 'queued_refunds.id', 'refunds.request_id')
      .leftJoin('users', 'users.id', 'queued_refunds.requested_by')
      .select([
        ...purchaseColumns,
        'refunds.id',
        'refunds.purchase_id as purchaseId',
        'refunds.made_at',
        'refunds.amount',
        'refunds.currency',
        'refunds.state',
        'refunds.pending_reason',
        'refunds.failure_reason',
        'queued_refunds.requested_by',
        'queued_refunds.note',
        'users.email as by',
      ])
      .where(isMatching(filters, { table: 'refunds', time: 'made_at' }))
    const { rows, ...cursors } = await keysetPage(query, ['refunds.made_at', 'refunds.id'], page)
    return {
      ...cursors,
      rows: rows.map(({ made_at, pending_reason, failure_reason, requested_by, note, by, ...row }) => ({
        ...row,
        at: made_at,
        orderNumber: orderNumberOf({ id: row.purchaseId }),
        detail: failure_reason ?? pending_reason,
        by: by ?? requested_by,
        note: note ?? '',
      })),
    }
  },

  async disputes(db, filters, page) {
    const query = db
      .selectFrom('disputes')
      .innerJoin('purchases', 'purchases.id', 'disputes.purchase_id')
      .select([
        ...purchaseColumns,
        'disputes.id',
        'disputes.purchase_id as purchaseId',
        'disputes.opened_at',
        'disputes.amount',
        'disputes.currency',
        'disputes.state',
        'disputes.reason',
        'disputes.due_by as dueBy',
      ])
      .where(isMatching(filters, { table: 'disputes', time: 'opened_at' }))
    const { rows, ...cursors } = await keysetPage(query, ['disputes.opened_at', 'disputes.id'], page)
    return {
      ...cursors,
      rows: rows.map(({ opened_at, ...row }) => ({
        ...row,
        at: opened_at,
        orderNumber: orderNumberOf({ id: row.purchaseId }),
      })),
    }
  },
}

/** The condition of a list that is joined with its purchases. */
function isMatching(
  { state, customer, purchase, promotionCode, ...days }: PaymentFilters,
  { table, time }: { table: PaymentList; time: string },
) {
  const values = {
    [`${table}.state`]: state,
    'purchases.customer_id': customer,
    'purchases.id': purchase,
    'purchases.promotion_code': promotionCode,
  }
  const conditions = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return sql<SqlBool>`${sql.join([isOnDays(`${table}.${time}`, days), ...conditions], sql` and `)}`
}

async function sumRefunds(db: Db, purchaseIds: readonly string[]): Promise<Map<string, number>> {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('refunds')
    .select(['purchase_id', (eb) => eb.fn.sum<number>('amount').as('sum')])
    .where('purchase_id', 'in', purchaseIds)
    .where('state', 'in', nonFailedRefundStates)
    .groupBy('purchase_id')
    .execute()
  return new Map(rows.map(({ purchase_id, sum }) => [purchase_id, Number(sum)]))
}

/** The latest queued refund of each purchase, unless the provider has made it. */
async function findQueuedRefunds(db: Db, purchaseIds: readonly string[]) {
  const pending = new Map<string, { state: 'wanted' | 'refused'; amount: number; refusal: string | null }>()
  if (purchaseIds.length === 0) return pending
  const rows = await db
    .selectFrom('queued_refunds')
    .select(['purchase_id', 'state', 'amount', 'refusal'])
    .where('purchase_id', 'in', purchaseIds)
    .orderBy('requested_at')
    .execute()
  for (const { purchase_id, state, ...refund } of rows) {
    if (state === 'sent') pending.delete(purchase_id)
    else pending.set(purchase_id, { state, ...refund })
  }
  return pending
}
