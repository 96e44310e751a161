import Stripe from 'stripe'
import type { Db } from '../../platform/database.ts'
import { addDays, type DayRange } from '../../platform/days.ts'
import { AppError } from '../../platform/errors.ts'
import { isoOf } from '../rules.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import type { Cards } from './cards.ts'
import { paymentIdOf } from './payment-status.ts'

/** A movement of the provider's balance. In the currency of the balance, which may not be that of the purchase. */
type BalanceEntry = {
  id: string
  at: string
  /** The provider's reporting category, such as `charge`, `refund` or `dispute`. */
  category: string
  /** Negative if it leaves the balance. */
  amount: number
  fee: number
  net: number
  currency: string
  paymentId: string | null
  /** Undefined for fees of the account, and for payments of another shop. */
  purchase: Pick<PurchaseRow, 'id' | 'email' | 'code' | 'kind' | 'country'> | undefined
}

const PAGE_SIZE = 100
/** Transfers between the provider and the bank; not income. */
const TRANSFERS: ReadonlySet<string> = new Set(['payout', 'payout_reversal', 'topup', 'topup_reversal'])

/** What the provider booked on these days (UTC) in pages, newest first, with the purchases. */
export async function* fetchBalanceEntries(
  { api }: Cards,
  db: Db,
  { from, to }: DayRange,
): AsyncGenerator<BalanceEntry[]> {
  const transactions = api.balanceTransactions.list({
    created: { gte: Date.parse(from) / 1000, lt: Date.parse(addDays(to, 1)) / 1000 },
    limit: PAGE_SIZE,
    expand: ['data.source'],
  })
  let page: Stripe.BalanceTransaction[] = []
  try {
    for await (const transaction of transactions) {
      if (TRANSFERS.has(transaction.reporting_category)) continue
      if (page.push(transaction) < PAGE_SIZE) continue
      yield await withPurchases(db, page)
      page = []
    }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const code =
      error instanceof Stripe.errors.StripePermissionError
        ? 'payments.key_denied'
        : 'payments.provider_failed'
    throw new AppError(code, { cause: error })
  }
  yield await withPurchases(db, page)
}

async function withPurchases(
  db: Db,
  transactions: readonly Stripe.BalanceTransaction[],
): Promise<BalanceEntry[]> {
  const payments = transactions.flatMap((transaction) => paymentOf(transaction) ?? [])
  const rows = await db
    .selectFrom('purchases')
    .select(['id', 'email', 'code', 'kind', 'country', 'payment_intent'])
    // PostgreSQL rejects an empty `in ()`.
    .where('payment_intent', 'in', ['', ...payments])
    .execute()
  const purchases = new Map(rows.map((row) => [row.payment_intent, row]))
  return transactions.map((transaction) => {
    const { id, created, reporting_category: category, amount, fee, net, currency } = transaction
    const paymentId = paymentOf(transaction) ?? null
    const purchase = purchases.get(paymentId)
    return { id, at: isoOf(created), category, amount, fee, net, currency, paymentId, purchase }
  })
}

/** The payment of a charge, refund or dispute. */
function paymentOf({ source }: Stripe.BalanceTransaction): string | undefined {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return undefined
  return paymentIdOf(source.payment_intent)
}
