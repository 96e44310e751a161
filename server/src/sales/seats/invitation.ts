import { pageUrl } from '@course/contract/paths'
import { DAY_MS, nowIso, nowMillis } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashLinkToken, newLinkToken } from '../../platform/link-token.ts'
import type { Site } from '../../platform/site.ts'
import { type SeatRow, seatByToken } from '../store/seats.ts'

export const INVITATION_DAYS = 30

export type Invitation = ReturnType<typeof newInvitation>

/** A new invitation: its link, which is shown once, and what the seat stores of it. Earlier links stop working. */
export function newInvitation(
  site: Pick<Site, 'config' | 'clock'>,
  email: string | null,
  { token = newLinkToken(), days = INVITATION_DAYS } = {},
) {
  return {
    link: `${pageUrl(site.config.siteUrl, '/join')}?token=${token}`,
    seat: {
      state: 'invited',
      email,
      token_digest: hashLinkToken(token),
      token_expires_at: nowMillis(site.clock) + days * DAY_MS,
      invited_at: nowIso(site.clock),
    },
  } as const
}

/** The seat of an invitation that can still be accepted. */
export async function findInvitedSeat(db: Db, site: Pick<Site, 'clock'>, token: string): Promise<SeatRow> {
  const seat = await seatByToken(db, hashLinkToken(token))
  if (seat?.state !== 'invited') throw new AppError('seat.not_found')
  if (Number(seat.token_expires_at) < nowMillis(site.clock)) throw new AppError('seat.expired')
  return seat
}
