import { createHmac } from 'node:crypto'
import { DAY_MS, nowMillis } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Site } from '../../platform/site.ts'
import { type Invitation, newInvitation } from '../seats/invitation.ts'
import type { GiftRow } from '../store/gifts.ts'

/** From the day of delivery on: a printed card may wait for its occasion longer than the invitation to a seat. */
const GIFT_DAYS = 365

/** The page of a gift in its buyer's account. */
export const giftAccountUrl = ({ siteUrl }: Site['config'], purchaseId: string): string =>
  `${siteUrl}/account?gift=${purchaseId}`

/**
 * The link of a gift. The buyer can read it too, so accepting it confirms no email. It is derived from a secret, so that
 * the card can be printed again; the seat stores only a digest.
 */
export function giftInvitation(
  site: Pick<Site, 'config' | 'clock' | 'secrets'>,
  { purchase_id, link_number, send_on }: Pick<GiftRow, 'purchase_id' | 'link_number' | 'send_on'>,
): Invitation {
  const token = giftToken(site.secrets, { purchase_id, link_number })
  const daysUntilDelivery = send_on === null ? 0 : (Date.parse(send_on) - nowMillis(site.clock)) / DAY_MS
  return newInvitation(site, null, { token, days: GIFT_DAYS + Math.max(0, daysUntilDelivery) })
}

/** The secret in the link. */
export const giftToken = (
  secrets: Secrets,
  { purchase_id, link_number }: Pick<GiftRow, 'purchase_id' | 'link_number'>,
): string =>
  createHmac('sha256', secrets.derive('accounts', 'gift-link'))
    .update(`${purchase_id}.${link_number}`)
    .digest('base64url')
