import { siteContent } from '@course/content/site/content'
import { DIRECT_SOURCE } from '@course/contract/sales/sources'
import { decideAccess } from '../access/index.ts'
import { raiseAlarm, resolveAlarm } from '../alarms/index.ts'
import { addVisits } from '../analytics/store.ts'
import { createAccount } from '../auth/index.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { dayOf } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { addPurchase, assignPurchaseToCustomer } from '../sales/index.ts'
import { appendLedgerEntry } from '../sales/store/ledger.ts'
import { simulateLearner } from './learner.ts'
import { addDemoMail } from './mails.ts'
import { clockAt, demoName, type Random, randomFrom } from './random.ts'
import { addRefund } from './refunds.ts'
import { addStaffActions } from './staff.ts'

const DAYS = 365
const MAIL_DAYS = 90
const CUSTOMERS_PER_TRANSACTION = 50

/** Deterministic: the same year every time, ending now. Sends no email, and its recipients do not exist. */
export async function fillYear(
  site: Pick<Site, 'clock' | 'config' | 'db'>,
  customers: number,
): Promise<void> {
  const random = randomFrom(20_261_115)
  const now = site.clock.now().getTime()
  const soldPerDay = new Map<string, number>()
  // The square root makes purchases more frequent towards today.
  const purchaseTimes = Array.from(
    { length: customers },
    () => now - DAYS * DAY_MS * (1 - Math.sqrt(random())),
  )
  purchaseTimes.sort((one, other) => one - other)
  for (let start = 0; start < customers; start += CUSTOMERS_PER_TRANSACTION) {
    await site.db.transaction().execute(async (trx) => {
      for (const [index, at] of purchaseTimes.slice(start, start + CUSTOMERS_PER_TRANSACTION).entries()) {
        await addCustomer(trx, random, { number: start + index, at, now })
        const day = dayOf(new Date(at))
        soldPerDay.set(day, (soldPerDay.get(day) ?? 0) + 1)
      }
    })
  }
  await addAccountsWithoutPurchase(site.db, random, now, Math.ceil(customers / 30))
  await addDailyStats(site.db, random, now, soldPerDay)
  await addStaffActions(site, random, now)
  await addAlarms(site.db, now)
}

type Buyer = { number: number; at: number; now: number }

async function addCustomer(trx: Tx, random: Random, { number, at, now }: Buyer): Promise<void> {
  const clock = clockAt(at)
  const name = demoName(random)
  const email = `${name.toLowerCase().replace(' ', '.')}.${number}@learner.example`
  const account = await createAccount(trx, clock, { email, confirmed: true, requiresPasswordReset: true })
  const purchase = await addPurchase(trx, clock, {
    session_id: `cs_demo_${number}`,
    payment_intent: `pi_demo_${number}`,
    attempt_id: null,
    email,
    kind: 'self',
    seats: 1,
    amount: siteContent().offer.currentCents,
    discount: 0,
    promotion_code: null,
    code: null,
    has_invoice: 0,
    terms_version: 1,
    source: DEMO_SOURCES[number % DEMO_SOURCES.length]!,
    currency: siteContent().offer.currency.toLowerCase(),
    country: random() < 0.7 ? 'US' : 'CA',
    state: 'active',
  })
  if (!account || !purchase) throw new Error('the site is not empty')
  const sold = await assignPurchaseToCustomer(trx, purchase.id, account.id, true)
  await decideAccess(trx, { clock }, account.id)
  const fields = { session_id: purchase.session_id, payment_intent: purchase.payment_intent, email }
  const paid = { amount: purchase.amount, currency: purchase.currency }
  await appendLedgerEntry(trx, clock, {
    ...fields,
    ...paid,
    idempotency_key: `received:${purchase.id}`,
    kind: 'payment.received',
  })
  const isMailRefused = random() < 0.01
  const isRecent = now - at < MAIL_DAYS * DAY_MS
  if (isRecent) await addDemoMail(trx, 'order-confirmation', email, at, isMailRefused ? 'refused' : 'sent')
  if (isMailRefused) return
  await simulateLearner(trx, random, { userId: account.id, email, name, at, now })
  if (isRecent && random() < 0.06) {
    const resetAt = at + random() * (now - at)
    await addDemoMail(trx, 'reset-password', email, resetAt, random() < 0.1 ? 'given-up' : 'sent')
  }
  await addRefund(trx, random, sold, { number, at, now })
}

/** Adds accounts without a purchase. */
async function addAccountsWithoutPurchase(db: Db, random: Random, now: number, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < count; number++) {
      const email = `${demoName(random).toLowerCase().replace(' ', '.')}.visits.${number}@learner.example`
      const clock = clockAt(now - random() * DAYS * DAY_MS)
      await createAccount(trx, clock, { email, confirmed: true, requiresPasswordReset: false })
    }
  })
}

const DEMO_SOURCES = [DIRECT_SOURCE, 'newsletter', 'search.example', 'partner.example']

/** The first parts get what cannot be divided. */
const shareOf = (total: number, index: number): number =>
  Math.floor((total + DEMO_SOURCES.length - 1 - index) / DEMO_SOURCES.length)

/** Adds daily visits and checkouts: fewer on weekends, and more checkouts than sales. */
async function addDailyStats(db: Db, random: Random, now: number, sold: ReadonlyMap<string, number>) {
  for (let ago = DAYS; ago >= 0; ago--) {
    const at = now - ago * DAY_MS
    const [day, isWeekend] = [dayOf(new Date(at)), [0, 6].includes(new Date(at).getUTCDay())]
    const sales = sold.get(day) ?? 0
    const visitorsWithoutPurchase = (60 + (DAYS - ago) / 3) * (isWeekend ? 0.6 : 1) * (0.8 + random() * 0.4)
    const visits = Math.round(visitorsWithoutPurchase + sales * 18)
    const checkouts = sales + Math.round(sales * random()) + Math.round(random() * 3)
    await db.insertInto('checkouts_per_day').values({ day, checkouts }).execute()
    for (const [index, source] of DEMO_SOURCES.entries()) {
      await addVisits(db, day, source, shareOf(visits, index))
      const values = { day, source, checkouts: shareOf(checkouts, index) }
      await db.insertInto('checkouts_per_source').values(values).execute()
    }
  }
}

/** One open and one resolved alarm, both already announced, so the owner gets no email. */
async function addAlarms(db: Db, now: number): Promise<void> {
  const alarms = [
    { kind: 'payment.refused', subject: 'cs_demo_refused', clock: clockAt(now - 2 * DAY_MS) },
    { kind: 'payment.duplicate', subject: 'cs_demo_twice', clock: clockAt(now - 40 * DAY_MS) },
  ] as const
  for (const { kind, subject, clock } of alarms) await raiseAlarm(db, { clock }, { kind, subject })
  await resolveAlarm(db, { clock: clockAt(now - 39 * DAY_MS) }, alarms[1])
  const at = new Date(now).toISOString()
  await db.updateTable('alarms').set({ announced_at: at }).where('announced_at', 'is', null).execute()
}
