import type { CodeSales } from '@course/contract/sales/codes'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { nonFailedRefundStates } from './refunds.ts'

const refundedSum = sql<number>`coalesce(sum((
  select sum(refunds.amount) from refunds
  where refunds.purchase_id = purchases.id and refunds.state in (${sql.join(nonFailedRefundStates)})
)), 0)`

const salesWithCodes = (db: Db, currency: string) =>
  db
    .selectFrom('purchases')
    .select((eb) => [
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('purchases.amount').as('gross'),
      eb.fn.sum<number>('purchases.discount').as('discount'),
      refundedSum.as('refunded'),
    ])
    .where('promotion_code', 'is not', null)
    .where('purchases.currency', '=', currency)

const toSales = ({ orders, gross, discount, refunded }: CodeSales): CodeSales => ({
  orders: Number(orders),
  gross: Number(gross),
  discount: Number(discount),
  refunded: Number(refunded),
})

/** All sales with codes, by the provider's id of the code. */
export async function listSalesByCode(db: Db, currency: string): Promise<Map<string, CodeSales>> {
  const rows = await salesWithCodes(db, currency)
    .select('promotion_code as id')
    .groupBy('promotion_code')
    .execute()
  return new Map(rows.map(({ id, ...sales }) => [id!, toSales(sales)]))
}

/** The sales of one code by month of purchase, newest first. */
export async function listCodeSalesByMonth(db: Db, promotionCode: string, currency: string) {
  const month = sql<string>`substr(purchases.created_at, 1, 7)`
  const rows = await salesWithCodes(db, currency)
    .select(month.as('month'))
    .where('promotion_code', '=', promotionCode)
    .groupBy(month)
    .orderBy('month', 'desc')
    .execute()
  return rows.map(({ month, ...sales }) => ({ month, ...toSales(sales) }))
}
