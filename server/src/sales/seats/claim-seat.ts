import { parseEmail } from '@course/contract/accounts'
import { decideAccess, findAccessOverride, hasAccess } from '../../access/index.ts'
import {
  confirmAccount,
  findAccount,
  findOrCreateCustomer,
  lockAccount,
  sendSetPasswordMail,
  type UserRow,
} from '../../auth/index.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { lockActivePurchase } from '../store/purchases.ts'
import { freeUnusedSeat, listSeats, type SeatRow, updateSeat } from '../store/seats.ts'
import { requireInvitedSeat } from './invitation.ts'

/** `userId` is the signed-in caller. Without one, a link that names no email needs the typed `email`. */
type SeatClaim = {
  token: string
  userId: string | undefined
  email: string | undefined
  sharesProgress: boolean
}

/**
 * Gives the seat of an invitation to the signed-in account, or to the account of the invited email, which the
 * invitation confirms. Refuses an account that already has the course, so that the invitation stays usable.
 */
export async function claimSeat(site: Site, { token, userId, email, sharesProgress }: SeatClaim) {
  const needsPassword = await site.db.transaction().execute(async (trx) => {
    const seat = await requireInvitedSeat(trx, site, token)
    const found = userId
      ? await findAccount(trx, userId)
      : await findOrCreateSeatAccount(trx, site, seat, email)
    // Lock the account before the purchase: another order could deadlock.
    if (found) await lockAccount(trx, found.id)
    // Read again: the account may have been erased before it was locked.
    const account = found && (await findAccount(trx, found.id))
    if (!account || account.deleted_at !== null) throw new AppError('access.sign_in_required')
    const purchase = await lockActivePurchase(trx, seat.purchase_id)
    if (!purchase) throw new AppError('seat.not_found')
    // As with free orders: only a payment restores access that staff revoked.
    if (purchase.amount === 0 && (await findAccessOverride(trx, account.id))?.kind === 'ended')
      throw new AppError('seat.access_ended')
    if (await hasAccess(trx, account.id)) throw new AppError('seat.already_has_access')
    await markSeatClaimed(trx, site, seat, { accountId: account.id, sharesProgress })
    await decideAccess(trx, site, account.id)
    if (userId) return false
    const owner = seat.email === null ? account : await confirmAccount(trx, site, account, 'invite')
    const isUnused = owner.password_hash === null || account.email_verified_at === null
    if (isUnused) await sendSetPasswordMail(trx, site, owner)
    return isUnused
  })
  triggerDelivery(site)
  return { needsPassword }
}

async function findOrCreateSeatAccount(
  trx: Tx,
  site: Site,
  seat: SeatRow,
  typed: string | undefined,
): Promise<UserRow> {
  const email = seat.email ?? parseEmail(typed ?? '').email
  if (!email) throw new AppError('seat.bad_email')
  const { user } = await findOrCreateCustomer(trx, site, email)
  // A typed email proves nothing, so the owner of an account in use must sign in to accept.
  if (seat.email === null && user.email_verified_at !== null) throw new AppError('access.sign_in_required')
  return user
}

type HolderAccount = { accountId: string; sharesProgress: boolean }

/** Throws if another claim or a withdrawal changed the seat first. Call it for an account without access. */
async function markSeatClaimed(
  trx: Tx,
  site: Site,
  seat: SeatRow,
  { accountId, sharesProgress }: HolderAccount,
) {
  await freeUnusedSeat(trx, accountId)
  const taken = await updateSeat(trx, seat, {
    state: 'claimed',
    account_id: accountId,
    shares_progress: sharesProgress ? 1 : 0,
    token_digest: null,
    token_expires_at: null,
    claimed_at: nowIso(site.clock),
  })
  if (!taken) throw new AppError('seat.not_found')
}

/** Gives buyers their own seat, in the transaction that records the purchase. Lock the buyer's account first. */
export async function claimFirstSeat(trx: Tx, site: Site, purchaseId: string, accountId: string) {
  const [seat] = await listSeats(trx, [purchaseId])
  await markSeatClaimed(trx, site, seat!, { accountId, sharesProgress: false })
  await decideAccess(trx, site, accountId)
}
