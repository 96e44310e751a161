import { sql } from 'kysely'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

type PaidCustomerRow = {
  customer_id: string
  email: string
  certificate_downloaded: 0 | 1
  /** In cents. */
  paid_amount: number
  created_at: string
}

/** One row per customer about whom access was ever decided. */
type AccessDecisionRow = { customer_id: string; decided_at: string }

declare module '../platform/database.ts' {
  interface Tables {
    paid_customers: PaidCustomerRow
    access_decisions: AccessDecisionRow
  }
}

/**
 * Takes the customer's row lock until the transaction ends. An upsert that writes is one on either engine: unlike
 * `do nothing`, it waits for whoever holds the row, and what is read after it includes what they committed.
 */
export const lockCustomer = (trx: Tx, clock: Clock, customerId: string) =>
  trx
    .insertInto('access_decisions')
    .values({ customer_id: customerId, decided_at: nowIso(clock) })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ decided_at: nowIso(clock) }))
    .execute()

/** Gives access; false when the customer has it already. */
export async function addPaidCustomer(
  trx: Tx,
  clock: Clock,
  customer: { customerId: string; email: string; amount: number },
): Promise<boolean> {
  const added = await trx
    .insertInto('paid_customers')
    .values({
      customer_id: customer.customerId,
      email: customer.email,
      certificate_downloaded: 0,
      paid_amount: customer.amount,
      created_at: nowIso(clock),
    })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('customer_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Takes access away; false when there was none. */
export async function removePaidCustomer(trx: Tx, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('paid_customers')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A row's existence marks a paid customer. */
export async function isPaidCustomer(site: Pick<Site, 'db'>, customerId: string): Promise<boolean> {
  const row = await site.db
    .selectFrom('paid_customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

export const hasAccess = async (trx: Tx, customerId: string): Promise<boolean> =>
  isPaidCustomer({ db: trx }, customerId)

type Compared = { customer_id: string; is_in_order: number }

/** Customers with a purchase that stands, by id, and whether they have access. */
export const payingCustomers = (db: Db, after: string, count: number): Promise<Compared[]> =>
  db
    .selectFrom('purchases')
    .leftJoin('paid_customers', 'paid_customers.customer_id', 'purchases.customer_id')
    .select((eb) => [
      eb.ref('purchases.customer_id').$notNull().as('customer_id'),
      sql<number>`case when paid_customers.customer_id is null then 0 else 1 end`.as('is_in_order'),
    ])
    .where('purchases.customer_id', '>', after)
    .where('purchases.state', '=', 'active')
    .orderBy('purchases.customer_id')
    .limit(count)
    .execute()

/** Customers with access, by id, and whether a purchase gives it to them. */
export const admittedCustomers = (db: Db, after: string, count: number): Promise<Compared[]> =>
  db
    .selectFrom('paid_customers')
    .select([
      'customer_id',
      sql<number>`case when exists (
        select 1 from purchases where purchases.customer_id = paid_customers.customer_id and state = 'active'
      ) then 1 else 0 end`.as('is_in_order'),
    ])
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(count)
    .execute()

/** Marks the certificate as downloaded; undefined for somebody who has not paid. */
export const markCertificateDownloaded = (
  db: Db,
  customerId: string,
  isDownloaded: boolean,
): Promise<PaidCustomerRow | undefined> =>
  db
    .updateTable('paid_customers')
    .set((eb) => ({ certificate_downloaded: isDownloaded ? 1 : eb.ref('certificate_downloaded') }))
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst()
