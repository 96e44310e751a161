import { seatEnded, seatRestored } from '@course/content/course/mail/team'
import { pageUrl } from '@course/contract/paths'
import { decideAccess } from '../../access/index.ts'
import { findAccount, greetingName } from '../../auth/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { findPurchase } from '../store/purchases.ts'

type Holder = { accountId: string; purchaseId: string }

/**
 * Decides the access of a holder whose seat changed, and emails them if it ended or came back. A buyer who holds a seat gets
 * no email, because they know. Call `triggerDelivery` after the commit.
 */
export async function decideHolderAccess(
  trx: Tx,
  site: Site,
  { accountId, purchaseId }: Holder,
): Promise<void> {
  const { hadAccess, access } = await decideAccess(trx, site, accountId)
  const hasAccess = access === 'paid' || access === 'given'
  if (hadAccess === hasAccess) return
  const account = await findAccount(trx, accountId)
  if (!account || account.deleted_at !== null) return
  if ((await findPurchase(trx, purchaseId))?.customer_id === accountId) return
  const { siteUrl } = site.config
  await enqueueMail(trx, site, {
    kind: hasAccess ? 'seat-restored' : 'seat-ended',
    to: account.email,
    name: greetingName(account),
    text: hasAccess
      ? seatRestored({ courseLink: pageUrl(siteUrl, '/welcome') })
      : seatEnded({ siteLink: siteUrl }),
  })
}
