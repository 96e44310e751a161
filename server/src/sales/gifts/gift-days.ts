import { siteContent } from '@course/content/site/content'
import { dateInTimeZone } from '@course/contract/account/profile'
import { type Clock, DAY_MS } from '../../platform/clock.ts'

/** After this time, the site tells the buyer that the gift was not accepted. */
export const UNCLAIMED_DAYS = 30

/** The current day in the site's time zone. */
export const todayAtSite = (clock: Clock): string => dateInTimeZone(clock.now(), siteContent().site.timeZone)

/** When to tell the buyer of a gift that it was not accepted. */
export function unclaimedNoticeAt(clock: Clock, sendOn: string | null): string {
  const delivery = Math.max(clock.now().getTime(), sendOn === null ? 0 : Date.parse(sendOn))
  return new Date(delivery + UNCLAIMED_DAYS * DAY_MS).toISOString()
}
