import type { GiftDetails } from '@course/contract/sales/gifts'
import { isTeamSize, type PurchaseKind } from '@course/contract/sales/seats'
import type Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { AttemptRow } from './store/attempts.ts'

/**
 * What a checkout sells: the course for its buyer, or seats. `ownSeat`: the buyer takes the first one. `gift` is
 * unknown for a gift that was restored from its session.
 */
export type Order = { kind: PurchaseKind; seats: number; ownSeat: boolean; gift?: GiftDetails }

export const SELF_ORDER: Order = { kind: 'self', seats: 1, ownSeat: false }

const teamSchema = z.object({ seats: z.number().refine(isTeamSize), ownSeat: z.boolean().default(false) })

/** The order that a browser asks for: seats for a team, or a single purchase. */
export function parseOrder(team: unknown): Order {
  if (team === undefined) return SELF_ORDER
  const { data } = teamSchema.safeParse(team)
  if (!data) throw new AppError('checkout.bad_seats')
  return { kind: 'team', ...data }
}

export const giftOrder = (gift: GiftDetails): Order => ({ kind: 'gift', seats: 1, ownSeat: false, gift })

/** Session metadata, from which a lost attempt is restored. Nothing for a single purchase. */
export const orderMetadata = ({ kind, seats, ownSeat }: Order): Stripe.MetadataParam =>
  kind === 'self' ? {} : { kind, seats, ...(ownSeat && { own_seat: 'yes' }) }

/** The order of a session whose attempt is gone. The kinds of seats are known by their metadata. */
export function orderOfMetadata({ metadata }: Pick<Stripe.Checkout.Session, 'metadata'>): Order {
  const { kind, seats, own_seat } = metadata ?? {}
  if (kind !== 'team' && kind !== 'gift') return SELF_ORDER
  return { kind, seats: Number(seats), ownSeat: own_seat === 'yes' }
}

export const orderOfAttempt = ({ kind, seats, own_seat, gift }: AttemptRow): Order => ({
  kind,
  seats,
  ownSeat: own_seat === 1,
  ...(gift !== null && { gift: JSON.parse(gift) as GiftDetails }),
})
