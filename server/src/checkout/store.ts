import type { Db } from '../platform/database.ts'

export type PaidCustomerRow = {
  customer_id: string
  email: string
  certificate_downloaded: 0 | 1
  paid_amount: number
  created_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    paid_customers: PaidCustomerRow
  }
}

/** A row's existence marks a paid customer. */
export async function isPaidCustomer(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paid_customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}
