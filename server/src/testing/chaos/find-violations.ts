import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type Stripe from 'stripe'
import type { Cards } from '../../checkout/cards.ts'
import type { Db } from '../../platform/database.ts'

/** How often each address stands somewhere. */
export type Counts = Record<string, number>

type Left = {
  /** What the card provider says, by address. */
  paid: Counts
  unpaid: Counts
  /** What we have, by address. */
  purchases: Counts
  withAccess: Counts
  accounts: Counts
  passwordMails: Counts
  /** Mails that are neither about an order nor about a refund. */
  otherMails: { kind: string; recipient: string }[]
  /** Mails that lie in the mailbox, by their id. One whose sender was killed waits until its claim has run out, so some may miss. */
  deliveredMails: Counts
  received: Counts
  /** Paid and not wholly given back, as the card provider says, unless the owner decided otherwise. */
  entitled: Counts
  /** Refunds that are at the provider and not here, or the reverse, different or without a mail; requests without an end. */
  refundsAstray: string[]
  refunds: number
  /** Active purchases without access, and access without one, where the owner decided nothing. */
  undecided: string[]
  alarms: string[]
  /** Paid sessions without a purchase, and purchases without a paid session. */
  astray: string[]
}

/** Compares what every purchase left behind here and at the provider. */
export async function findViolations(
  db: Db,
  cards: Cards,
  dataDir: string,
  decisions: ReadonlyMap<string, 'given' | 'ended'>,
): Promise<Left> {
  const sessions: Stripe.Checkout.Session[] = []
  for await (const session of cards.api.checkout.sessions.list({ limit: 100 })) sessions.push(session)
  const emailOf = (session: Stripe.Checkout.Session) => session.customer_details?.email ?? ''
  const isPaid = (session: Stripe.Checkout.Session) => session.payment_status === 'paid'
  const paid = sessions.filter(isPaid)

  const refunds: Stripe.Refund[] = []
  for await (const refund of cards.api.refunds.list({ limit: 100 })) refunds.push(refund)
  const returned = (session: Stripe.Checkout.Session) =>
    refunds
      .filter(({ payment_intent }) => payment_intent === session.payment_intent)
      .reduce((sum, { amount }) => sum + amount, 0)

  const purchases = await db.selectFrom('purchases').select(['email', 'session_id']).execute()
  const paidIds = paid.map(({ id }) => id)
  const ourIds = purchases.map((row) => row.session_id)
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
    otherMails: mails.filter(({ kind }) => kind !== 'order-confirmation' && kind !== 'refund'),
    deliveredMails: count(messageIds(join(dataDir, 'mail'))),
    received: count(
      (
        await db.selectFrom('payment_events').select('email').where('kind', '=', 'payment.received').execute()
      ).map((row) => row.email ?? ''),
    ),
    entitled: count(
      paid
        .filter((session) => {
          const decision = decisions.get(emailOf(session))
          return decision ? decision === 'given' : returned(session) < session.amount_total!
        })
        .map(emailOf),
    ),
    refundsAstray: await refundsAstray(db, refunds),
    refunds: refunds.length,
    undecided: await undecided(db, decisions),
    alarms: (await db.selectFrom('alarms').select('kind').execute()).map((row) => row.kind),
    astray: [...without(paidIds, ourIds), ...without(ourIds, paidIds)],
  }
}

async function refundsAstray(db: Db, refunds: readonly Stripe.Refund[]): Promise<string[]> {
  const theirs = refunds.map(
    ({ id, amount, status, metadata }) => `${id} ${amount} ${status} ${metadata?.request}`,
  )
  const rows = await db.selectFrom('refunds').selectAll().execute()
  const ours = rows.map(({ id, amount, state, request_id }) => `${id} ${amount} ${state} ${request_id}`)
  const requests = await db.selectFrom('refund_requests').selectAll().execute()
  const made = rows.map(({ request_id }) => request_id ?? '')
  const mails = await db.selectFrom('outbox').select('dedupe_key').where('kind', '=', 'refund').execute()
  const mailed = mails.map(({ dedupe_key }) => dedupe_key ?? '')
  return [
    ...without(
      rows.map(({ id }) => `refund:${id}`),
      mailed,
    ),
    ...without(theirs, ours),
    ...without(ours, theirs),
    ...requests.filter(({ state }) => state !== 'sent').map(({ id, state }) => `${id} ${state}`),
    ...without(
      requests.map(({ id }) => id),
      made,
    ),
    ...made.filter((id, index) => made.indexOf(id) !== index),
  ]
}

async function undecided(db: Db, decisions: ReadonlyMap<string, unknown>): Promise<string[]> {
  const active = await db
    .selectFrom('purchases')
    .select(['customer_id', 'email'])
    .where('state', '=', 'active')
    .execute()
  const grantedAccess = await db
    .selectFrom('paid_customers')
    .innerJoin('users', 'users.id', 'paid_customers.customer_id')
    .select(['customer_id', 'users.email'])
    .execute()
  const byPurchase = (rows: { customer_id: string | null; email: string }[]) =>
    rows.filter(({ email }) => !decisions.has(email)).map(({ customer_id }) => customer_id ?? 'nobody')
  const paying = byPurchase(active)
  const inside = byPurchase(grantedAccess)
  return [...without(paying, inside), ...without(inside, paying)]
}

function messageIds(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^Message-ID: <([^\s>]+)/im.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? name)
}

function without(all: readonly string[], known: readonly string[]): string[] {
  const set = new Set(known)
  return all.filter((value) => !set.has(value))
}

function count(values: readonly string[]): Counts {
  const counts: Counts = {}
  for (const value of values.toSorted()) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
