import { siteContent } from '@course/content/site/content'
import { dateInTimeZone } from '@course/contract/account/profile'
import { type Clock, DAY_MS } from '../../platform/clock.ts'

/** How long a gift waits before its buyer is told. */
export const UNCLAIMED_DAYS = 30

/** Today where the site is. */
export const giftDay = (clock: Clock): string => dateInTimeZone(clock.now(), siteContent().site.timeZone)

/** When the buyer of a gift is told that it was not accepted. */
export function notifyAt(clock: Clock, sendOn: string | null): string {
  const delivery = Math.max(clock.now().getTime(), sendOn === null ? 0 : Date.parse(sendOn))
  return new Date(delivery + UNCLAIMED_DAYS * DAY_MS).toISOString()
}
