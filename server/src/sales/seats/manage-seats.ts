import { teamInvitation } from '@course/content/course/mail/team'
import { findAccount, greetingName, lockAccount } from '../../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { lockActivePurchase } from '../store/purchases.ts'
import {
  addReplacementSeat,
  FREE_SEAT,
  findSeat,
  listSeats,
  type SeatRow,
  updateSeat,
} from '../store/seats.ts'
import { decideHolderAccess } from './decide-holder-access.ts'
import { INVITATION_DAYS, newInvitation } from './invitation.ts'
import { hasPassedQuiz, listTeamPurchases } from './team.ts'

/**
 * Invites these people to free seats of the buyer's purchases, oldest purchase first, and emails them. Invites all of them
 * or none; people who have a seat or an invitation are left out.
 */
export async function inviteMembers(site: Site, userId: string, emails: readonly string[]) {
  const outcome = await site.db.transaction().execute(async (trx) => {
    const seats = await lockTeamPurchases(trx, userId)
    const taken = seats.filter(({ state }) => state === 'invited' || state === 'claimed')
    // A member may have accepted a link, or an invitation to another address.
    const holders = await Promise.all(
      taken.map(({ account_id: id }) => (id ? findAccount(trx, id) : undefined)),
    )
    const known = new Set([...taken, ...holders].map((one) => one?.email))
    const free = seats.filter(({ state }) => state === 'free')
    const invited = emails.filter((email) => !known.has(email))
    if (invited.length > free.length) throw new AppError('seat.none_free')
    const inviter = await findInviterName(trx, userId)
    for (const [index, email] of invited.entries())
      await sendInvitation(trx, site, free[index]!, { email, inviter })
    return { invited, alreadyInvited: emails.filter((email) => known.has(email)) }
  })
  triggerDelivery(site)
  return outcome
}

/** A link to a free seat, which the buyer passes on. */
export const createSeatLink = (site: Site, userId: string): Promise<{ id: string; link: string }> =>
  site.db.transaction().execute(async (trx) => {
    const free = (await lockTeamPurchases(trx, userId)).find(({ state }) => state === 'free')
    if (!free) throw new AppError('seat.none_free')
    const { link, seatChange } = newInvitation(site, null)
    await changeSeat(trx, free, seatChange)
    return { id: free.id, link }
  })

/** Invites again: the earlier link stops working. Returns the new one if it was sent to no one. */
export async function renewInvitation(site: Site, userId: string, seatId: string): Promise<string | null> {
  const newLink = await site.db.transaction().execute(async (trx) => {
    const seat = await lockOwnSeat(trx, userId, seatId, 'invited')
    if (seat.email !== null) {
      await sendInvitation(trx, site, seat, {
        email: seat.email,
        inviter: await findInviterName(trx, userId),
      })
      return null
    }
    const { link, seatChange } = newInvitation(site, null)
    await changeSeat(trx, seat, seatChange)
    return link
  })
  triggerDelivery(site)
  return newLink
}

export const withdrawInvitation = (site: Site, userId: string, seatId: string): Promise<void> =>
  site.db.transaction().execute(async (trx) => {
    await changeSeat(trx, await lockOwnSeat(trx, userId, seatId, 'invited'), FREE_SEAT)
  })

/** Takes a seat back and adds a free one, while its holder has passed no quiz. Otherwise seats would be shared by many. */
export async function releaseSeat(site: Site, userId: string, seatId: string): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    // Lock the account before the purchase: another order could deadlock.
    const holderId = (await findSeat(trx, seatId))?.account_id
    if (holderId) await lockAccount(trx, holderId)
    const seat = await lockOwnSeat(trx, userId, seatId, 'claimed')
    const holder = holderId === seat.account_id && holderId ? await findAccount(trx, holderId) : undefined
    if (!holder) throw new AppError('seat.changed')
    if (hasPassedQuiz(holder)) throw new AppError('seat.in_use')
    await changeSeat(trx, seat, { state: 'released', email: null, ended_at: nowIso(site.clock) })
    await addReplacementSeat(trx, seat.purchase_id)
    await decideHolderAccess(trx, site, { accountId: holder.id, purchaseId: seat.purchase_id })
  })
  triggerDelivery(site)
}

/** Locks the active team purchases of a buyer until the transaction ends. Returns their seats, oldest purchase first. */
async function lockTeamPurchases(trx: Tx, userId: string): Promise<SeatRow[]> {
  const locked: string[] = []
  for (const { id } of await listTeamPurchases(trx, userId))
    if (await lockActivePurchase(trx, id)) locked.push(id)
  const seats = await listSeats(trx, locked)
  return seats.toSorted((one, other) => locked.indexOf(one.purchase_id) - locked.indexOf(other.purchase_id))
}

async function lockOwnSeat(
  trx: Tx,
  userId: string,
  seatId: string,
  state: SeatRow['state'],
): Promise<SeatRow> {
  const found = await findSeat(trx, seatId)
  const purchase = found && (await lockActivePurchase(trx, found.purchase_id))
  // Read again: the seat may have changed before the purchase was locked.
  const seat = await findSeat(trx, seatId)
  if (!seat || purchase?.customer_id !== userId || purchase.kind !== 'team' || seat.state !== state)
    throw new AppError('seat.changed')
  return seat
}

async function changeSeat(
  trx: Tx,
  seat: SeatRow,
  change: Parameters<typeof updateSeat>[2],
): Promise<SeatRow> {
  const changed = await updateSeat(trx, seat, change)
  if (!changed) throw new AppError('seat.changed')
  return changed
}

async function sendInvitation(
  trx: Tx,
  site: Site,
  seat: SeatRow,
  { email, inviter }: { email: string; inviter: string },
) {
  const { link, seatChange } = newInvitation(site, email)
  const { id, version } = await changeSeat(trx, seat, seatChange)
  await enqueueMail(trx, site, {
    kind: 'seat-invitation',
    to: email,
    text: teamInvitation({ inviter, link, days: INVITATION_DAYS }),
    dedupeKey: `seat:${id}:${version}`,
  })
}

/** How an invitation names its sender. */
export async function findInviterName(db: Db, userId: string): Promise<string> {
  const account = await findAccount(db, userId)
  const name = account && greetingName(account)
  return name ? `${name} (${account.email})` : (account?.email ?? '')
}
