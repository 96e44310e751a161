import { decideAccess } from '../../access/index.ts'
import { resolveAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import { triggerDelivery } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import { attachAccount } from '../checkout/attach-account.ts'
import { sendRefundMails } from '../order-mails.ts'
import { grantCustomerRefundRequest } from '../refunds/customer-refund-requests.ts'
import { recordRefunds } from '../refunds/record-refunds.ts'
import type { SalesSite } from '../sales-site.ts'
import { decideHolderAccess } from '../seats/decide-holder-access.ts'
import { appendLedgerEntry, ledgerFieldsOf } from '../store/ledger.ts'
import {
  findPurchaseByPayment,
  hasNewHolder,
  hasSeats,
  lockPurchaseAccounts,
  type PurchaseRow,
  transitionPurchase,
} from '../store/purchases.ts'
import { fetchPaymentStatus } from './payment-status.ts'
import { recordDisputes } from './record-disputes.ts'

/**
 * Syncs a purchase with its refunds and disputes at the provider. Does nothing if the purchase is not
 * recorded yet, because `fulfillCheckout` fetches the same status when it records one.
 */
export async function syncPaymentState(
  site: SalesSite,
  paymentIntent: string,
  fingerprint?: string,
): Promise<void> {
  let isApplied = false
  while (!isApplied) {
    const purchase = await findPurchaseByPayment(site.db, paymentIntent)
    if (!purchase) return
    const status = await fetchPaymentStatus(site, paymentIntent)
    isApplied = await site.db
      .transaction()
      .execute((trx) => applyPaymentStatus(trx, site, purchase, status, fingerprint))
      .catch((error) => {
        if (error instanceof HoldersChanged) return false
        throw error
      })
  }
  triggerDelivery(site)
  triggerAlarmAnnouncement(site)
}

/**
 * Returns false if the purchase has changed since it was loaded, so that the status must be fetched again.
 */
async function applyPaymentStatus(
  trx: Tx,
  site: SalesSite,
  before: PurchaseRow,
  status: Awaited<ReturnType<typeof fetchPaymentStatus>>,
  fingerprint: string | undefined,
): Promise<boolean> {
  const holders = await lockPurchaseAccounts(trx, before)
  const purchase = await transitionPurchase(trx, before, { state: status.state, fingerprint })
  if (!purchase) return false
  if (hasSeats(purchase) && (await hasNewHolder(trx, purchase.id, holders))) throw new HoldersChanged()
  await recordRefunds(trx, site, purchase, status)
  await recordDisputes(trx, site, purchase, status.disputes)
  if (before.state !== purchase.state) await applyStateChange(trx, site, before, purchase, holders)
  await sendRefundMails(trx, site, purchase)
  return true
}

/** Rolls back: a seat was claimed meanwhile, and its holder's account is not locked. */
class HoldersChanged extends Error {}

/** Updates access when a purchase becomes active or inactive. */
async function applyStateChange(
  trx: Tx,
  site: SalesSite,
  before: PurchaseRow,
  purchase: PurchaseRow,
  holders: readonly string[],
): Promise<void> {
  const fields = ledgerFieldsOf(purchase)
  for (const accountId of holders) await decideHolderAccess(trx, site, { accountId, purchaseId: purchase.id })
  if (purchase.state === 'active') {
    const { customer_id } = await attachAccount(trx, site, purchase, { sendsMail: true })
    await decideAccess(trx, site, customer_id!)
    const idempotency_key = `restored:${purchase.id}:${purchase.version}`
    await appendLedgerEntry(trx, site.clock, { ...fields, idempotency_key, kind: 'access.restored' })
  } else if (before.state === 'active') {
    await grantCustomerRefundRequest(trx, site, purchase.id)
    if (purchase.customer_id) await revokeAccess(trx, site, purchase.customer_id)
    const idempotency_key = `ended:${purchase.id}:${purchase.version}`
    await appendLedgerEntry(trx, site.clock, {
      ...fields,
      idempotency_key,
      kind: 'access.ended',
      detail: purchase.state,
    })
  }
}

async function revokeAccess(trx: Tx, site: SalesSite, customerId: string): Promise<void> {
  const { activePurchases } = await decideAccess(trx, site, customerId)
  if (activePurchases < 2) await resolveAlarm(trx, site, { kind: 'payment.duplicate', subject: customerId })
}
