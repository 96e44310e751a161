import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type Stripe from 'stripe'
import type { Db } from '../../platform/database.ts'
import type { Cards } from '../../sales/provider/cards.ts'

/** Number of occurrences of each email. */
export type Counts = Record<string, number>

type ChaosReport = {
  /** Sessions at the card provider that are paid or free, and others, by email. */
  paid: Counts
  unpaid: Counts
  /** Records in our database, by email. */
  purchases: Counts
  withAccess: Counts
  accounts: Counts
  passwordMails: Counts
  /** Mails other than order confirmations and refund notices. */
  otherMails: { kind: string; recipient: string }[]
  /** Delivered mails by message id. Some may be missing: after a crash a mail waits until its claim expires. */
  deliveredMails: Counts
  /** Mails that a machine delivered again, because another one was killed before it could record them as sent. */
  redeliveredMails: number
  received: Counts
  /** Customers who should have access: paid and not fully refunded, or as the owner decided. */
  entitled: Counts
  /** Refunds that differ between provider and database or have no mail, and unsent refund requests. */
  refundMismatches: string[]
  refunds: number
  /** Active purchases without access, and access without an active purchase, unless the owner decided so. */
  accessMismatches: string[]
  alarms: string[]
  /** Paid or free sessions whose purchase is missing or differs, and purchases without such a session. */
  purchaseMismatches: string[]
  /** People with access but no claimed seat of an active purchase, and the other way round. */
  seatMismatches: string[]
  freeOrders: number
  teamMembers: number
  discountedOrders: number
}

/** Compares the records of all purchases in the database with those at the provider. */
export async function findViolations(
  db: Db,
  cards: Cards,
  dataDirs: readonly string[],
  decisions: ReadonlyMap<string, 'given' | 'ended'>,
): Promise<ChaosReport> {
  const sessions: Stripe.Checkout.Session[] = []
  for await (const session of cards.api.checkout.sessions.list({ limit: 100 })) sessions.push(session)
  const emailOf = (session: Stripe.Checkout.Session) => session.customer_details?.email ?? ''
  const isPaid = ({ payment_status }: Stripe.Checkout.Session) => payment_status !== 'unpaid'
  const paid = sessions.filter(isPaid)

  const refunds: Stripe.Refund[] = []
  for await (const refund of cards.api.refunds.list({ limit: 100 })) refunds.push(refund)
  const refundedAmount = (session: Stripe.Checkout.Session) =>
    refunds
      .filter(({ payment_intent }) => payment_intent === session.payment_intent)
      .reduce((sum, { amount }) => sum + amount, 0)

  const purchases = await db.selectFrom('purchases').selectAll().execute()
  const paidOrders = paid.map(({ id, amount_total, total_details, discounts }) =>
    [id, amount_total, total_details?.amount_discount, discounts?.[0]?.promotion_code ?? null].join(' '),
  )
  const storedOrders = purchases.map(({ session_id, amount, discount, promotion_code }) =>
    [session_id, amount, discount, promotion_code].join(' '),
  )
  const ownSeats = await findOwnSeats(db)
  const members = await findMembers(db)
  const files = dataDirs.flatMap((folder) => mailFiles(join(folder, 'mail')))
  // Both copies have the name of the queued mail and its message id, by which mailboxes recognize them.
  const delivered = new Map(files.map((file) => [basename(file), file]))
  const mails = await db.selectFrom('outbox').select(['kind', 'recipient']).execute()
  return {
    paid: count(paid.map(emailOf)),
    unpaid: count(sessions.filter((session) => !isPaid(session)).map(emailOf)),
    purchases: count(purchases.map((row) => row.email)),
    withAccess: count(
      (
        await db
          .selectFrom('paid_customers')
          .innerJoin('users', 'users.id', 'paid_customers.customer_id')
          .select('users.email')
          .where('users.email', 'like', '%@chaos.example')
          .execute()
      ).map((row) => row.email),
    ),
    accounts: count(
      (await db.selectFrom('users').select('email').where('email', 'like', '%@chaos.example').execute()).map(
        (row) => row.email,
      ),
    ),
    passwordMails: count(
      mails.filter(({ kind }) => kind === 'order-confirmation').map(({ recipient }) => recipient),
    ),
    otherMails: mails.filter(
      ({ kind, recipient }) =>
        kind !== 'order-confirmation' && kind !== 'refund' && !recipient.endsWith('@member.example'),
    ),
    deliveredMails: count([...delivered.values()].map(messageId)),
    redeliveredMails: files.length - delivered.size,
    received: count(
      (
        await db.selectFrom('payment_events').select('email').where('kind', '=', 'payment.received').execute()
      ).map((row) => row.email ?? ''),
    ),
    entitled: count(
      paid
        .filter((session) => {
          if (session.metadata?.kind) return ownSeats.has(session.id)
          const decision = decisions.get(emailOf(session))
          const isFree = session.amount_total === 0
          return decision ? decision === 'given' : isFree || refundedAmount(session) < session.amount_total!
        })
        .map(emailOf),
    ),
    refundMismatches: await findRefundMismatches(db, refunds),
    refunds: refunds.length,
    accessMismatches: await findAccessMismatches(db, decisions),
    alarms: (await db.selectFrom('alarms').select('kind').execute()).map((row) => row.kind),
    purchaseMismatches: [...difference(paidOrders, storedOrders), ...difference(storedOrders, paidOrders)],
    seatMismatches: [
      ...difference(members.entitled, members.withAccess),
      ...difference(members.withAccess, members.entitled),
    ],
    teamMembers: members.withAccess.length,
    freeOrders: purchases.filter(({ amount }) => amount === 0).length,
    discountedOrders: purchases.filter(({ amount, discount }) => amount > 0 && discount > 0).length,
  }
}

/** The sessions of teams in which the buyer holds a seat. */
async function findOwnSeats(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .select('purchases.session_id')
    .whereRef('seats.account_id', '=', 'purchases.customer_id')
    .where('seats.state', '=', 'claimed')
    .where('purchases.state', '=', 'active')
    .execute()
  return new Set(rows.map(({ session_id }) => session_id))
}

/** The members of teams who hold a seat of an active purchase, and those who have access. */
async function findMembers(db: Db): Promise<{ entitled: string[]; withAccess: string[] }> {
  const holders = await db
    .selectFrom('seats')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .innerJoin('users', 'users.id', 'seats.account_id')
    .select('users.email')
    .where('seats.state', '=', 'claimed')
    .where('purchases.state', '=', 'active')
    .where('users.email', 'like', '%@member.example')
    .execute()
  const granted = await db
    .selectFrom('paid_customers')
    .select('email')
    .where('email', 'like', '%@member.example')
    .execute()
  return {
    entitled: holders.map(({ email }) => email).toSorted(),
    withAccess: granted.map(({ email }) => email).toSorted(),
  }
}

async function findRefundMismatches(db: Db, refunds: readonly Stripe.Refund[]): Promise<string[]> {
  const atProvider = refunds.map(
    ({ id, amount, status, metadata }) => `${id} ${amount} ${status} ${metadata?.request}`,
  )
  const rows = await db.selectFrom('refunds').selectAll().execute()
  const stored = rows.map(({ id, amount, state, request_id }) => `${id} ${amount} ${state} ${request_id}`)
  const requests = await db.selectFrom('queued_refunds').selectAll().execute()
  const requestIds = rows.map(({ request_id }) => request_id ?? '')
  const mails = await db.selectFrom('outbox').select('dedupe_key').where('kind', '=', 'refund').execute()
  const mailedKeys = mails.map(({ dedupe_key }) => dedupe_key ?? '')
  return [
    ...difference(
      rows.map(({ id }) => `refund:${id}`),
      mailedKeys,
    ),
    ...difference(atProvider, stored),
    ...difference(stored, atProvider),
    ...requests.filter(({ state }) => state !== 'sent').map(({ id, state }) => `${id} ${state}`),
    ...difference(
      requests.map(({ id }) => id),
      requestIds,
    ),
    ...requestIds.filter((id, index) => requestIds.indexOf(id) !== index),
  ]
}

async function findAccessMismatches(db: Db, decisions: ReadonlyMap<string, unknown>): Promise<string[]> {
  const active = await db
    .selectFrom('purchases')
    .select(['customer_id', 'email'])
    .where('state', '=', 'active')
    .where('kind', '=', 'self')
    .unionAll(
      db
        .selectFrom('seats')
        .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
        .select(['seats.account_id as customer_id', 'purchases.email'])
        .where('seats.state', '=', 'claimed')
        .where('purchases.state', '=', 'active'),
    )
    .execute()
  const grantedAccess = await db
    .selectFrom('paid_customers')
    .innerJoin('users', 'users.id', 'paid_customers.customer_id')
    .select(['customer_id', 'users.email'])
    .execute()
  const idsWithoutDecision = (rows: { customer_id: string | null; email: string }[]) =>
    rows.filter(({ email }) => !decisions.has(email)).map(({ customer_id }) => customer_id ?? 'no customer')
  const withPurchase = idsWithoutDecision(active)
  const withAccess = idsWithoutDecision(grantedAccess)
  return [...difference(withPurchase, withAccess), ...difference(withAccess, withPurchase)]
}

const mailFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => join(folder, name))
    : []

const messageId = (file: string): string =>
  /^Message-ID: <([^\s>]+)/im.exec(readFileSync(file, 'utf8'))?.[1] ?? file

function difference(all: readonly string[], others: readonly string[]): string[] {
  const set = new Set(others)
  return all.filter((value) => !set.has(value))
}

function count(values: readonly string[]): Counts {
  const counts: Counts = {}
  for (const value of values.toSorted()) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
