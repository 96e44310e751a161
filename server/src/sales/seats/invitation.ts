import { DAY_MS, nowIso, nowMillis } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken, newLinkToken, tokenUrl } from '../../platform/link-token.ts'
import type { Site } from '../../platform/site.ts'
import { findSeatByToken, type SeatRow } from '../store/seats.ts'

export const INVITATION_DAYS = 30

export type Invitation = ReturnType<typeof newInvitation>

/**
 * Makes an invitation: its link, and the change that stores its digest in the seat. Storing it invalidates earlier links.
 */
export function newInvitation(
  site: Pick<Site, 'config' | 'clock'>,
  email: string | null,
  { token = newLinkToken(), days = INVITATION_DAYS } = {},
) {
  return {
    link: tokenUrl(site.config.siteUrl, '/join', token),
    seatChange: {
      state: 'invited',
      email,
      token_digest: hashToken(token),
      token_expires_at: nowMillis(site.clock) + days * DAY_MS,
      invited_at: nowIso(site.clock),
    },
  } as const
}

/** Returns the seat of an invitation that can still be accepted; throws if there is none. */
export async function requireInvitedSeat(db: Db, site: Pick<Site, 'clock'>, token: string): Promise<SeatRow> {
  const seat = await findSeatByToken(db, hashToken(token))
  if (seat?.state !== 'invited') throw new AppError('seat.not_found')
  if (Number(seat.token_expires_at) < nowMillis(site.clock)) throw new AppError('seat.expired')
  return seat
}
