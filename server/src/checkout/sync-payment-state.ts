import { decideAccess, type PurchaseRow, purchaseOfPayment, transitionPurchase } from '../access/index.ts'
import { resolveAlarm, triggerAlarmAnnouncement } from '../alarms/index.ts'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { attachAccount } from './attach-account.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { resolveCustomerRefundRequest } from './customer-refund-requests.ts'
import { purchaseFields } from './fulfill-checkout.ts'
import { fetchPaymentStatus } from './payment-status.ts'
import { recordDisputes } from './record-disputes.ts'
import { recordRefunds } from './record-refunds.ts'
import { sendRefundMails } from './send-refund-mails.ts'
import { appendLedgerEntry } from './store/ledger.ts'

/**
 * Syncs a purchase with its refunds and disputes at the provider. Without a purchase there is nothing to do:
 * `fulfillCheckout` checks the same when it records one.
 */
export async function syncPaymentState(
  site: CheckoutSite,
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
  triggerAlarmAnnouncement(site)
}

/** False on a lost update: the purchase changed since it was read, so the status must be fetched again. */
async function applyPaymentStatus(
  trx: Tx,
  site: CheckoutSite,
  before: PurchaseRow,
  status: Awaited<ReturnType<typeof fetchPaymentStatus>>,
  fingerprint: string | undefined,
): Promise<boolean> {
  const purchase = await transitionPurchase(trx, before, { state: status.state, fingerprint })
  if (!purchase) return false
  await recordRefunds(trx, site, purchase, status)
  await recordDisputes(trx, site, purchase, status.disputes)
  if (before.state !== purchase.state) await followState(trx, site, before, purchase)
  await sendRefundMails(trx, site, purchase)
  return true
}

/** Updates access when a purchase becomes active or inactive. */
async function followState(
  trx: Tx,
  site: CheckoutSite,
  before: PurchaseRow,
  purchase: PurchaseRow,
): Promise<void> {
  const fields = purchaseFields(purchase)
  if (purchase.state === 'active') {
    const { customer_id } = await attachAccount(trx, site, purchase, { mail: true })
    await decideAccess(trx, site, customer_id!)
    const idempotencyKey = `restored:${purchase.id}:${purchase.version}`
    await appendLedgerEntry(trx, site.clock, { ...fields, idempotencyKey, kind: 'access.restored' })
  } else if (before.state === 'active') {
    await resolveCustomerRefundRequest(trx, site, purchase.id)
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

async function endAccess(trx: Tx, site: CheckoutSite, customerId: string): Promise<void> {
  const { activePurchases } = await decideAccess(trx, site, customerId)
  if (activePurchases < 2) await resolveAlarm(trx, site, { kind: 'payment.duplicate', subject: customerId })
}
