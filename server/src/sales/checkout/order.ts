import type { GiftDetails } from '@course/contract/sales/gifts'
import { isTeamSize, type PurchaseKind } from '@course/contract/sales/seats'
import type Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { AttemptRow } from '../store/attempts.ts'

/**
 * What a checkout sells: the course for its buyer, or seats. With `ownSeat`, the buyer takes the first seat. A gift has no
 * `gift` if its attempt was deleted.
 */
export type CheckoutOrder = { kind: PurchaseKind; seats: number; ownSeat: boolean; gift?: GiftDetails }

export const SELF_ORDER: CheckoutOrder = { kind: 'self', seats: 1, ownSeat: false }

const teamSchema = z.object({ seats: z.number().refine(isTeamSize), ownSeat: z.boolean().default(false) })

/** Parses what a browser asks for: seats for a team, or the course for the buyer. */
export function parseOrder(team: unknown): CheckoutOrder {
  if (team === undefined) return SELF_ORDER
  const { data } = teamSchema.safeParse(team)
  if (!data) throw new AppError('checkout.bad_seats')
  return { kind: 'team', ...data }
}

export const giftOrder = (gift: GiftDetails): CheckoutOrder => ({
  kind: 'gift',
  seats: 1,
  ownSeat: false,
  gift,
})

/** Session metadata, from which `orderOfMetadata` restores the order if the attempt was deleted. */
export const orderMetadata = ({ kind, seats, ownSeat }: CheckoutOrder): Stripe.MetadataParam =>
  kind === 'self' ? {} : { kind, seats, ...(ownSeat && { own_seat: 'yes' }) }

/** The order of a session whose attempt was deleted. */
export function orderOfMetadata({ metadata }: Pick<Stripe.Checkout.Session, 'metadata'>): CheckoutOrder {
  const { kind, seats, own_seat } = metadata ?? {}
  if (kind !== 'team' && kind !== 'gift') return SELF_ORDER
  return { kind, seats: Number(seats), ownSeat: own_seat === 'yes' }
}

export const orderOfAttempt = ({ kind, seats, own_seat, gift }: AttemptRow): CheckoutOrder => ({
  kind,
  seats,
  ownSeat: own_seat === 1,
  ...(gift !== null && { gift: JSON.parse(gift) as GiftDetails }),
})
