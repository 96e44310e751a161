/* Purchases with seats: for a team or as a gift. */

/** Only `self` gives its buyer access. The others have seats, which give access once they are claimed. */
export type PurchaseKind = 'self' | 'team' | 'gift'

/**
 * `released` is final: the owner took the seat back, and a free one was added. `refunded` seats return to the state
 * before if their refund fails.
 */
export type SeatState = 'free' | 'invited' | 'claimed' | 'released' | 'refunded'
