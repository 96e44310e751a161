import { findOrCreateCustomer } from '../../auth/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { sendOrderConfirmation } from '../order-mails.ts'
import { assignPurchaseToCustomer, type PurchaseRow } from '../store/purchases.ts'

/**
 * Links a purchase to the account with its email, creating one if needed, and emails the customer if
 * `sendsMail` is set. Runs in the caller's transaction. The caller must also decide access in it, and call
 * `triggerDelivery` after the commit.
 */
export async function attachAccount(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  { sendsMail }: { sendsMail: boolean },
): Promise<PurchaseRow> {
  if (purchase.customer_id !== null) return purchase
  const { user, created } = await findOrCreateCustomer(trx, site, purchase.email)
  const attached = await assignPurchaseToCustomer(trx, purchase.id, user.id, created)
  if (sendsMail) await sendOrderConfirmation(trx, site, attached, user)
  return attached
}
