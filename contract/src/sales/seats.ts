import type { Offer } from '@course/content/site/types'
import { validationCopy } from '@course/content/site/validation'

/* Purchases with seats: for a team or as a gift. */

export const MIN_TEAM_SEATS = 2
export const MAX_TEAM_SEATS = 200

/** Only `self` gives its buyer access. The others have seats, which give access once they are claimed. */
export type PurchaseKind = 'self' | 'team' | 'gift'

/**
 * `released` is final: the owner took the seat back, and a free one was added. `refunded` seats return to the state
 * before if their refund fails.
 */
export type SeatState = 'free' | 'invited' | 'claimed' | 'released' | 'refunded'

/** What one of this many seats costs: the price of the highest step that is reached, never more than a single one. */
export function seatPrice(
  { currentCents, teamPrices }: Pick<Offer, 'currentCents' | 'teamPrices'>,
  seats: number,
): number {
  const reached = teamPrices.filter(({ from }) => from <= seats).map(({ cents }) => cents)
  return Math.min(currentCents, ...reached)
}

export const isTeamSize = (seats: number): boolean =>
  Number.isInteger(seats) && seats >= MIN_TEAM_SEATS && seats <= MAX_TEAM_SEATS

/**
 * What the refund of some seats of an order returns, after others were refunded. Each seat is worth a whole number of
 * cents, and all of them exactly what was paid.
 */
export function seatsRefund(
  order: { amount: number; seats: number },
  { refunded, chosen }: { refunded: number; chosen: number },
): number {
  const upTo = (seats: number) => Math.floor((order.amount * seats) / order.seats)
  return upTo(refunded + chosen) - upTo(refunded)
}

/** A team in `create-checkout` and `check-code`. `ownSeat`: the buyer takes one of the seats. */
export type TeamOrder = { seats: number; ownSeat: boolean }

/** What the seats of a team cost together, before a discount. */
export const teamPrice = (offer: Parameters<typeof seatPrice>[0], { seats }: TeamOrder): number =>
  seatPrice(offer, seats) * seats

export const badSeatsMessage = validationCopy.badSeats(MIN_TEAM_SEATS, MAX_TEAM_SEATS)
