import { type PaymentEntries, type PaymentList, paymentLists } from '@course/contract/sales/payments'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { cursorField, keysetPage } from '../platform/keyset.ts'
import { nonFailedRefundStates, orderNumberOf } from '../sales/index.ts'
import { dayAfter } from './days.ts'
import { adminRead } from './define-function.ts'

export const paymentFilterFields = {
  list: z.enum(paymentLists).default('purchases'),
  state: z.string().max(50).optional(),
  customer: z.uuid().optional(),
  /** Both dates are inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}
const filtersSchema = z.object(paymentFilterFields)
/** `purchase` limits a list to one purchase. */
export type PaymentFilters = z.infer<typeof filtersSchema> & { purchase?: string }

export const payments = adminRead(
  'admin-payments',
  { permission: 'money', body: z.object({ ...paymentFilterFields, cursor: cursorField }) },
  (site, { body: { cursor, ...filters } }) => listPayments[filters.list](site.db, filters, cursor),
)

type Page<List extends PaymentList> = {
  rows: PaymentEntries[List][]
  older: string | null
  newer: string | null
}

/** Returns a page of each list, newest first. */
export const listPayments: {
  [List in PaymentList]: (
    db: Db,
    filters: PaymentFilters,
    cursor: string | undefined,
    limit?: number,
  ) => Promise<Page<List>>
} = {
  async purchases(db, filters, cursor, limit) {
    const query = db
      .selectFrom('purchases')
      .select(['id', 'created_at', 'email', 'customer_id', 'amount', 'currency', 'state', 'payment_intent'])
      .$if(filters.state !== undefined, (query) => query.where('state', '=', filters.state as never))
      .$if(filters.customer !== undefined, (query) => query.where('customer_id', '=', filters.customer!))
      .$if(filters.purchase !== undefined, (query) => query.where('id', '=', filters.purchase!))
      .$if(filters.from !== undefined, (query) => query.where('created_at', '>=', filters.from!))
      .$if(filters.to !== undefined, (query) => query.where('created_at', '<', dayAfter(filters.to!)))
    const { rows, ...cursors } = await keysetPage(query, {
      by: ['created_at', 'id'],
      keyOf: ({ created_at, id }) => [created_at, id],
      cursor,
      filters,
      limit,
    })
    const ids = rows.map(({ id }) => id)
    // Requests first: a refund completed between the two queries shows as pending or refunded, never as
    // neither.
    const requests = await pendingRequests(db, ids)
    const refunded = await refundedSums(db, ids)
    return {
      ...cursors,
      rows: rows.map(({ created_at, customer_id, payment_intent, ...row }) => {
        const refundedAmount = refunded.get(row.id) ?? 0
        return {
          ...row,
          at: created_at,
          customerId: customer_id,
          orderNumber: orderNumberOf(row),
          paymentId: payment_intent,
          refunded: refundedAmount,
          left: row.amount - refundedAmount,
          request: requests.get(row.id) ?? null,
        }
      }),
    }
  },

  async refunds(db, filters, cursor, limit) {
    const query = db
      .selectFrom('refunds')
      .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
      .leftJoin('queued_refunds', 'queued_refunds.id', 'refunds.request_id')
      .leftJoin('users', 'users.id', 'queued_refunds.requested_by')
      .select([
        'refunds.id',
        'refunds.purchase_id as purchaseId',
        'refunds.made_at as at',
        'refunds.amount',
        'refunds.currency',
        'refunds.state',
        'refunds.pending_reason',
        'refunds.failure_reason',
        'purchases.email',
        'purchases.customer_id as customerId',
        'purchases.payment_intent as paymentId',
        'queued_refunds.requested_by',
        'queued_refunds.note',
        'users.email as by',
      ])
      .$if(filters.state !== undefined, (query) => query.where('refunds.state', '=', filters.state as never))
      .$if(filters.customer !== undefined, (query) =>
        query.where('purchases.customer_id', '=', filters.customer!),
      )
      .$if(filters.purchase !== undefined, (query) => query.where('purchases.id', '=', filters.purchase!))
      .$if(filters.from !== undefined, (query) => query.where('refunds.made_at', '>=', filters.from!))
      .$if(filters.to !== undefined, (query) => query.where('refunds.made_at', '<', dayAfter(filters.to!)))
    const { rows, ...cursors } = await keysetPage(query, {
      by: ['refunds.made_at', 'refunds.id'],
      keyOf: ({ at, id }) => [at, id],
      cursor,
      filters,
      limit,
    })
    return {
      ...cursors,
      rows: rows.map(({ pending_reason, failure_reason, requested_by, note, by, ...row }) => ({
        ...row,
        orderNumber: orderNumberOf({ id: row.purchaseId }),
        detail: failure_reason ?? pending_reason,
        by: by ?? requested_by,
        note: note ?? '',
      })),
    }
  },

  async disputes(db, filters, cursor, limit) {
    const query = db
      .selectFrom('disputes')
      .innerJoin('purchases', 'purchases.id', 'disputes.purchase_id')
      .select([
        'disputes.id',
        'disputes.purchase_id as purchaseId',
        'disputes.opened_at as at',
        'disputes.amount',
        'disputes.currency',
        'disputes.state',
        'disputes.reason',
        'disputes.due_by as dueBy',
        'purchases.email',
        'purchases.customer_id as customerId',
        'purchases.payment_intent as paymentId',
      ])
      .$if(filters.state !== undefined, (query) => query.where('disputes.state', '=', filters.state!))
      .$if(filters.customer !== undefined, (query) =>
        query.where('purchases.customer_id', '=', filters.customer!),
      )
      .$if(filters.purchase !== undefined, (query) => query.where('purchases.id', '=', filters.purchase!))
      .$if(filters.from !== undefined, (query) => query.where('disputes.opened_at', '>=', filters.from!))
      .$if(filters.to !== undefined, (query) => query.where('disputes.opened_at', '<', dayAfter(filters.to!)))
    const { rows, ...cursors } = await keysetPage(query, {
      by: ['disputes.opened_at', 'disputes.id'],
      keyOf: ({ at, id }) => [at, id],
      cursor,
      filters,
      limit,
    })
    return {
      ...cursors,
      rows: rows.map((row) => ({ ...row, orderNumber: orderNumberOf({ id: row.purchaseId }) })),
    }
  },
}

async function refundedSums(db: Db, purchaseIds: readonly string[]): Promise<Map<string, number>> {
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
async function pendingRequests(db: Db, purchaseIds: readonly string[]) {
  const pending = new Map<string, { state: 'wanted' | 'refused'; amount: number; refusal: string | null }>()
  if (purchaseIds.length === 0) return pending
  const rows = await db
    .selectFrom('queued_refunds')
    .select(['purchase_id', 'state', 'amount', 'refusal'])
    .where('purchase_id', 'in', purchaseIds)
    .orderBy('requested_at')
    .execute()
  for (const { purchase_id, state, ...request } of rows) {
    if (state === 'sent') pending.delete(purchase_id)
    else pending.set(purchase_id, { state, ...request })
  }
  return pending
}
