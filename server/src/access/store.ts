import { sql } from 'kysely'
import { findAccount, lockAccount } from '../auth/index.ts'
import { type Clock, nowIso } from '../platform/clock.ts'
import { compiledQuery } from '../platform/compiled-query.ts'
import { type Db, hasChanged, type Tables, type Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'

type PaidCustomerRow = {
  customer_id: string
  email: string
  certificate_downloaded: 0 | 1
  /** In cents. */
  paid_amount: number
  /** `given` is complimentary access, not a sale. */
  source: 'paid' | 'given'
  created_at: string
}

/** One row for every customer with an access decision. */
type AccessDecisionRow = {
  customer_id: string
  decided_at: string
  /** 0 until `processAccessChanges` has handled it. */
  is_processed: 0 | 1
}

declare module '../platform/database.ts' {
  interface Tables {
    paid_customers: PaidCustomerRow
    access_decisions: AccessDecisionRow
  }
}

/**
 * Locks the customer's row until the transaction ends. A writing upsert takes the row lock on both engines, so later
 * reads see what the previous holder committed. It also marks the customer for `processAccessChanges`. The account
 * row is always locked first, to avoid deadlocks.
 */
export async function lockCustomer(trx: Tx, clock: Clock, customerId: string): Promise<void> {
  await lockAccount(trx, customerId)
  const decision = { decided_at: nowIso(clock), is_processed: 0 } as const
  await trx
    .insertInto('access_decisions')
    .values({ customer_id: customerId, ...decision })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(decision))
    .execute()
}

export type AccessGrant = { amount: number; source: PaidCustomerRow['source'] }

/** Grants access or updates it to this grant; returns whether the customer already had access. */
export async function upsertPaidCustomer(
  trx: Tx,
  clock: Clock,
  customerId: string,
  { amount, source }: AccessGrant,
): Promise<boolean> {
  const account = await findAccount(trx, customerId)
  if (!account) throw new Error('access was granted to an account that does not exist')
  const grant = { email: account.email, paid_amount: amount, source }
  const existing = await trx
    .selectFrom('paid_customers')
    .select(['email', 'paid_amount', 'source'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (existing) {
    const isSame =
      existing.email === grant.email && existing.paid_amount === amount && existing.source === source
    if (!isSame)
      await trx.updateTable('paid_customers').set(grant).where('customer_id', '=', customerId).execute()
    return true
  }
  await trx
    .insertInto('paid_customers')
    .values({
      ...grant,
      customer_id: customerId,
      certificate_downloaded: 0,
      created_at: nowIso(clock),
    })
    .execute()
  return false
}

/** Revokes access; returns false if there was none. */
export async function removePaidCustomer(trx: Tx, customerId: string): Promise<boolean> {
  return hasChanged(trx.deleteFrom('paid_customers').where('customer_id', '=', customerId))
}

/** A row means access, paid or complimentary. */
const paidCustomer = compiledQuery((db) =>
  db.selectFrom('paid_customers').select('customer_id').where('customer_id', '=', ''),
)

export const hasAccess = async (db: Db, customerId: string): Promise<boolean> =>
  (await paidCustomer(db, customerId)).rows.length > 0

/** Administrators can use the whole course without having paid. */
export const hasCourse = async (site: Site, caller: Caller): Promise<boolean> =>
  caller.role === 'user' && ((await hasAccess(site.db, caller.userId)) || site.isAdministrator(caller))

/** Customers with paid access: all rows minus complimentary ones, because counting all rows is fastest. */
export async function countPaidCustomers(db: Db): Promise<number> {
  const all = db.selectFrom('paid_customers').select((eb) => eb.fn.countAll<number>().as('count'))
  const { total } = await db
    .selectNoFrom((eb) => eb(all, '-', all.where('source', '<>', sql.lit('paid'))).as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A purchase, or a seat: then `created_at` is when it was claimed, and a seat that was released or refunded is `refunded`. */
export type CustomerPurchase = Pick<Tables['purchases'], 'amount' | 'state' | 'created_at'> & {
  source: Tables['purchases']['kind'] | 'seat'
}

/** Teams and gifts that a customer bought give them no access by themselves. */
export const givesAccess = ({ source }: CustomerPurchase): boolean => source === 'self' || source === 'seat'

/** The customer's purchases, and the seats that they hold or held, oldest first. The slice `sales` writes both tables. */
export const listPurchasesForAccess = (db: Db, customerId: string): Promise<CustomerPurchase[]> =>
  db
    .selectFrom('purchases')
    .select(['amount', 'state', 'created_at', sql<CustomerPurchase['source']>`kind`.as('source')])
    .where('customer_id', '=', customerId)
    .unionAll(
      db
        .selectFrom('seats')
        .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
        .select([
          sql<number>`0`.as('amount'),
          sql<
            CustomerPurchase['state']
          >`case when seats.state = 'claimed' then purchases.state else 'refunded' end`.as('state'),
          sql<string>`seats.claimed_at`.as('created_at'),
          sql<CustomerPurchase['source']>`'seat'`.as('source'),
        ])
        .where('seats.account_id', '=', customerId),
    )
    .orderBy('created_at')
    .execute()

type AccessCheck = { customer_id: string; is_consistent: number }

/** Whether staff ended access at the time of this purchase or claim, or later. `resolveAccess` decides by the same times. */
const wasEnded = (customer: string, since: string) => sql<boolean>`exists (
  select 1 from access_overrides
  where access_overrides.customer_id = ${sql.ref(customer)}
    and access_overrides.kind = 'ended' and access_overrides.decided_at >= ${sql.ref(since)})`

const hasAccessOrWasEnded = (customer: string, since: string) =>
  sql<number>`case when paid_customers.customer_id is null and not ${wasEnded(customer, since)} then 0 else 1 end`.as(
    'is_consistent',
  )

/** Customers with an active purchase for themselves, by id, and whether they have access or staff ended it. */
export const payingCustomers = (db: Db, after: string, count: number): Promise<AccessCheck[]> =>
  db
    .selectFrom('purchases')
    .leftJoin('paid_customers', 'paid_customers.customer_id', 'purchases.customer_id')
    .select((eb) => [
      eb.ref('purchases.customer_id').$notNull().as('customer_id'),
      hasAccessOrWasEnded('purchases.customer_id', 'purchases.created_at'),
    ])
    .where('purchases.customer_id', '>', after)
    .where('purchases.state', '=', 'active')
    .where('purchases.kind', '=', 'self')
    .orderBy('purchases.customer_id')
    .limit(count)
    .execute()

/** Holders of a seat of an active purchase, by id, and whether they have access or staff ended it. */
export const seatHolders = (db: Db, after: string, count: number): Promise<AccessCheck[]> =>
  db
    .selectFrom('seats')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .leftJoin('paid_customers', 'paid_customers.customer_id', 'seats.account_id')
    .select((eb) => [
      eb.ref('seats.account_id').$notNull().as('customer_id'),
      hasAccessOrWasEnded('seats.account_id', 'seats.claimed_at'),
    ])
    .where('seats.account_id', '>', after)
    .where('seats.state', '=', 'claimed')
    .where('purchases.state', '=', 'active')
    .orderBy('seats.account_id')
    .limit(count)
    .execute()

/** Customers with access, by id, and whether a purchase, a seat or a staff grant explains it. */
export const customersWithAccess = (db: Db, after: string, count: number): Promise<AccessCheck[]> =>
  db
    .selectFrom('paid_customers')
    .select([
      'customer_id',
      sql<number>`case when exists (
        select 1 from purchases
        where purchases.customer_id = paid_customers.customer_id
          and purchases.state = 'active' and purchases.kind = 'self'
          and not ${wasEnded('paid_customers.customer_id', 'purchases.created_at')}
      ) or exists (
        select 1 from seats inner join purchases on purchases.id = seats.purchase_id
        where seats.account_id = paid_customers.customer_id
          and seats.state = 'claimed' and purchases.state = 'active'
          and not ${wasEnded('paid_customers.customer_id', 'seats.claimed_at')}
      ) or exists (
        select 1 from access_overrides
        where access_overrides.customer_id = paid_customers.customer_id and kind = 'given'
      ) then 1 else 0 end`.as('is_consistent'),
    ])
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(count)
    .execute()

/**
 * Removes the access of an account that is erased, if it is complimentary or comes from a seat. Access that the
 * customer paid for stays as a record of the sale.
 */
export const eraseAccessWithoutSale = (trx: Tx, customerId: string) =>
  trx
    .deleteFrom('paid_customers')
    .where('customer_id', '=', customerId)
    .where((eb) =>
      eb.or([
        eb('source', '=', 'given'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('purchases')
              .select('purchases.id')
              .where('purchases.customer_id', '=', customerId)
              .where('purchases.kind', '=', 'self'),
          ),
        ),
      ]),
    )
    .execute()

/** Marks the certificate as downloaded; returns undefined if the customer has no access. */
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
