import { decideAccess, type PurchaseRow, purchaseOfPayment, transitionPurchase } from '../access/index.ts'
import { announceSoon, solveAlarm } from '../alarms/index.ts'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { attachAccount } from './attach-account.ts'
import { purchaseFields } from './fulfil.ts'
import { mailRefunds } from './mail-refunds.ts'
import { fetchPaymentStatus } from './payment-status.ts'
import { recordDisputes } from './record-disputes.ts'
import { recordRefunds } from './record-refunds.ts'
import { settleClaim } from './refund-claims.ts'
import type { Shop } from './shop.ts'
import { appendLedgerEntry } from './store/ledger.ts'

/**
 * Brings a purchase in line with its refunds and disputes, as the provider tells them now. A payment without a
 * purchase needs nothing: `fulfil` looks at the same facts when it records one.
 */
export async function syncPaymentState(
  site: Shop,
  paymentIntent: string,
  fingerprint?: string,
): Promise<void> {
  let isSettled = false
  while (!isSettled) {
    const purchase = await purchaseOfPayment(site.db, paymentIntent)
    if (!purchase) return
    const status = await fetchPaymentStatus(site, paymentIntent)
    isSettled = await site.db
      .transaction()
      .execute((trx) => applyPaymentStatus(trx, site, purchase, status, fingerprint))
  }
  triggerDelivery(site)
  announceSoon(site)
}

/** False on a lost update: the purchase changed since it was read, so the status must be fetched again. */
async function applyPaymentStatus(
  trx: Tx,
  site: Shop,
  before: PurchaseRow,
  status: Awaited<ReturnType<typeof fetchPaymentStatus>>,
  fingerprint: string | undefined,
): Promise<boolean> {
  const purchase = await transitionPurchase(trx, before, { state: status.state, fingerprint })
  if (!purchase) return false
  await recordRefunds(trx, site, purchase, status)
  await recordDisputes(trx, site, purchase, status.disputes)
  if (before.state !== purchase.state) await followState(trx, site, before, purchase)
  await mailRefunds(trx, site, purchase)
  return true
}

/** What follows for access when a purchase stands again, or does not any more. */
async function followState(trx: Tx, site: Shop, before: PurchaseRow, purchase: PurchaseRow): Promise<void> {
  const fields = purchaseFields(purchase)
  if (purchase.state === 'active') {
    const { customer_id } = await attachAccount(trx, site, purchase, { mail: true })
    await decideAccess(trx, site, customer_id!)
    const idempotencyKey = `restored:${purchase.id}:${purchase.version}`
    await appendLedgerEntry(trx, site.clock, { ...fields, idempotencyKey, kind: 'access.restored' })
  } else if (before.state === 'active') {
    await settleClaim(trx, site, purchase.id)
    if (purchase.customer_id) await endAccess(trx, site, purchase.customer_id)
    const idempotencyKey = `ended:${purchase.id}:${purchase.version}`
    await appendLedgerEntry(trx, site.clock, {
      ...fields,
      idempotencyKey,
      kind: 'access.ended',
      detail: purchase.state,
    })
  }
}

async function endAccess(trx: Tx, site: Shop, customerId: string): Promise<void> {
  const { activePurchases } = await decideAccess(trx, site, customerId)
  if (activePurchases < 2) await solveAlarm(trx, site, { kind: 'payment.duplicate', subject: customerId })
}
