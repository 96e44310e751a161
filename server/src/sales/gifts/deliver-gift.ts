import { gift as giftMail, giftUnclaimed } from '@course/content/course/mail/gifts'
import { forEachItem } from '../../alarms/index.ts'
import { findAccount, greetingName } from '../../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site } from '../../platform/site.ts'
import { giftsToNotify, giftsToSend, markGiftSent, updateGift } from '../store/gifts.ts'
import { todayAtSite, UNCLAIMED_DAYS } from './gift-days.ts'
import { giftAccountUrl, giftInvitation } from './gift-link.ts'
import { senderName } from './gift-sender.ts'
import { lockOpenGift } from './open-gift.ts'

/** Emails the recipient of a gift once, if its day of delivery is today or earlier. */
export async function sendGift(trx: Tx, site: Site, purchaseId: string): Promise<void> {
  const open = await lockOpenGift(trx, site, purchaseId)
  if (!open) return
  const { gift, purchase } = open
  if (gift.recipient === null || (gift.send_on !== null && gift.send_on > todayAtSite(site.clock))) return
  if (!(await markGiftSent(trx, purchaseId, nowIso(site.clock)))) return
  await enqueueMail(trx, site, {
    kind: 'gift',
    to: gift.recipient,
    text: giftMail({
      sender: await senderName(trx, gift, purchase),
      message: gift.message,
      link: giftInvitation(site, gift).link,
    }),
    dedupeKey: `gift:${purchaseId}:${gift.link_number}`,
  })
}

async function notifyBuyer(trx: Tx, site: Site, purchaseId: string): Promise<void> {
  const open = await lockOpenGift(trx, site, purchaseId)
  const buyer = open?.purchase.customer_id ? await findAccount(trx, open.purchase.customer_id) : undefined
  if (!open?.gift.notify_at || open.gift.notify_at > nowIso(site.clock)) return
  await updateGift(trx, purchaseId, { notify_at: null })
  if (!buyer || buyer.deleted_at !== null || open.gift.recipient === null) return
  const giftLink = giftAccountUrl(site.config, purchaseId)
  const { recipient } = open.gift
  await enqueueMail(trx, site, {
    kind: 'gift-unclaimed',
    to: buyer.email,
    name: greetingName(buyer),
    text: giftUnclaimed({ recipient, giftLink, days: UNCLAIMED_DAYS }),
    dedupeKey: `gift-unclaimed:${purchaseId}:${open.gift.link_number}`,
  })
}

const JOB = 'gifts'

/** Sends gifts on their day, and tells buyers whose gift was not accepted. */
export const giftsJob = (site: Site): Job => ({
  name: JOB,
  everySeconds: 300,
  skipWhenQuiet: true,
  async run() {
    const due = [
      ...(await giftsToSend(site.db, todayAtSite(site.clock))).map(({ id }) => ({ id, run: sendGift })),
      ...(await giftsToNotify(site.db, nowIso(site.clock))).map(({ id }) => ({ id, run: notifyBuyer })),
    ]
    await forEachItem(site, { job: JOB, items: due, idOf: ({ id }) => id }, ({ id, run }) =>
      site.db.transaction().execute((trx) => run(trx, site, id)),
    )
    if (due.length > 0) triggerDelivery(site)
  },
})
