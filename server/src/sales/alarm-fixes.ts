import type { AlarmKind } from '@course/content/course/mail/alarms'
import { decideAccess } from '../access/index.ts'
import { findAccount } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { sendOrderConfirmation } from './order-mails.ts'
import { findPurchase } from './store/purchases.ts'

/** Alarms the site can fix. The others are handled at the card provider. */
export const alarmFixes: Partial<
  Record<AlarmKind, (trx: Tx, site: Site, subject: string) => Promise<unknown>>
> = {
  'access.unpaid': decideAccess,
  'purchase.mail_waiting': sendWaitingMail,
}

/** Does nothing if the purchase is no longer active. */
async function sendWaitingMail(trx: Tx, site: Site, purchaseId: string): Promise<void> {
  const purchase = await findPurchase(trx, purchaseId)
  if (purchase?.state !== 'active' || !purchase.customer_id) return
  const customer = await findAccount(trx, purchase.customer_id)
  if (customer && customer.deleted_at === null) await sendOrderConfirmation(trx, site, purchase, customer)
}
