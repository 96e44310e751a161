import type { SeatState } from './seats.ts'

/* The team page of a buyer, and the invitations to seats. */

export const MAX_PASTED_CHARACTERS = 20_000

/** A seat that is invited or claimed. */
export type TeamSeat = {
  id: string
  state: Extract<SeatState, 'invited' | 'claimed'>
  /** Null for a link that was sent to no one, and after its holder's account was deleted. */
  email: string | null
  name: string | null
  isYou: boolean
  /** When it was accepted, or the invitation sent. */
  since: string
  isExpired: boolean
  /** The furthest point that the holder has reached; null if they do not share it. */
  progress: string | null
  /** Whether the buyer can take it back: its holder has passed no quiz. */
  canRelease: boolean
}

type TeamOrderSummary = {
  id: string
  orderNumber: string
  paidAt: string
  seats: number
  /** Seats that were refunded. */
  refunded: number
  /** A key of `paymentStates.purchases`. */
  state: string
}

/** Response of `team` and of all that changes it. `seats` are those of active orders. */
export type Team = {
  orders: readonly TeamOrderSummary[]
  seats: readonly TeamSeat[]
  free: number
  claimed: number
  total: number
}

/** Response of `invite-team`. */
export type TeamInvitationResult = {
  team: Team
  invited: readonly string[]
  alreadyInvited: readonly string[]
}

/** Response of `create-seat-link` and `renew-seat`: the link is shown once. Null if it was emailed. */
export type SeatLink = { team: Team; id: string; link: string | null }

/** Response of `seat-invitation`. `email`: who was invited; null for a link to anyone. */
export type SeatInvitation = {
  inviter: string
  email: string | null
  hasAccess: boolean
  /** Set for a gift. */
  gift: { recipient: string | null; message: string } | null
}

/** Response of `accept-seat`. `needsPassword`: a mail with a link to set one was sent. */
export type SeatAcceptance = { needsPassword: boolean }

/** The addresses in pasted text, such as a column of a spreadsheet or the recipients of an email, once each. */
export const splitAddresses = (pasted: string): string[] => [
  ...new Set(
    pasted
      .split(/[\s,;<>()"]+/)
      .map((part) => part.toLowerCase())
      .filter((part) => part.includes('@')),
  ),
]
