import { createHmac } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'
import type { Site } from '../../platform/site.ts'
import { type Invitation, newInvitation } from '../seats/invitation.ts'
import type { GiftRow } from '../store/gifts.ts'

/** A printed card may wait for its occasion longer than the invitation to a seat. */
const GIFT_DAYS = 365

/** The page of a gift in its buyer's account. */
export const giftUrl = ({ siteUrl }: Site['config'], purchaseId: string): string =>
  `${siteUrl}/account?gift=${purchaseId}`

/**
 * The link of a gift. It goes to no email, so it proves none: the buyer can read it on the card. Computed, so that the
 * card can be printed again; the seat stores only its digest.
 */
export function giftInvitation(
  site: Pick<Site, 'config' | 'clock' | 'secrets'>,
  { purchase_id, link_number }: Pick<GiftRow, 'purchase_id' | 'link_number'>,
): Invitation {
  const token = giftToken(site.secrets, { purchase_id, link_number })
  return newInvitation(site, null, { token, days: GIFT_DAYS })
}

/** The secret in the link. */
export const giftToken = (
  secrets: Secrets,
  { purchase_id, link_number }: Pick<GiftRow, 'purchase_id' | 'link_number'>,
): string =>
  createHmac('sha256', secrets.derive('accounts', 'gift-link'))
    .update(`${purchase_id}.${link_number}`)
    .digest('base64url')
