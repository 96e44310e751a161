import { gift as giftMail, giftUnclaimed } from '@course/content/course/mail/gifts'
import { siteContent } from '@course/content/site/content'
import { dateInTimeZone } from '@course/contract/account/profile'
import { forEachItem } from '../../alarms/index.ts'
import { findAccount, greetingName } from '../../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../../mail/index.ts'
import { type Clock, DAY_MS, nowIso, nowMillis } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site } from '../../platform/site.ts'
import { findInviterName } from '../seats/manage-seats.ts'
import { type GiftRow, listGiftsToNotify, listGiftsToSend, markGiftSent, updateGift } from '../store/gifts.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import { giftAccountUrl, giftInvitation } from './gift-link.ts'
import { lockOpenGift } from './open-gift.ts'

/** After this time, the site tells the buyer that the gift was not accepted. */
const UNCLAIMED_DAYS = 30

/** The current day in the site's time zone. */
export const todayAtSite = (clock: Clock): string => dateInTimeZone(clock.now(), siteContent().site.timeZone)

/** When to tell the buyer of a gift that it was not accepted. */
export function unclaimedNoticeAt(clock: Clock, sendOn: string | null): string {
  const delivery = Math.max(nowMillis(clock), sendOn === null ? 0 : Date.parse(sendOn))
  return new Date(delivery + UNCLAIMED_DAYS * DAY_MS).toISOString()
}

/** Who gives a gift, as the recipient reads it: by default the buyer. */
export const findSenderName = async (
  db: Db,
  { sender }: Pick<GiftRow, 'sender'>,
  { customer_id, email }: Pick<PurchaseRow, 'customer_id' | 'email'>,
): Promise<string> => sender || (customer_id === null ? email : await findInviterName(db, customer_id))

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
      sender: await findSenderName(trx, gift, purchase),
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
      ...(await listGiftsToSend(site.db, todayAtSite(site.clock))).map(({ id }) => ({ id, run: sendGift })),
      ...(await listGiftsToNotify(site.db, nowIso(site.clock))).map(({ id }) => ({ id, run: notifyBuyer })),
    ]
    await forEachItem(site, { job: JOB, items: due, idOf: ({ id }) => id }, ({ id, run }) =>
      site.db.transaction().execute((trx) => run(trx, site, id)),
    )
    if (due.length > 0) triggerDelivery(site)
  },
})
