import { teamCopy } from '@course/content/site/pages/team'
import { customerStage, customerStageLabels, quizPassedStage } from '@course/contract/admin/customers'
import type { Team, TeamSeat } from '@course/contract/sales/team'
import { findAccountNames } from '../../auth/index.ts'
import { nowMillis } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { orderNumberOf } from '../rules.ts'
import { listCustomerPurchases, type PurchaseRow } from '../store/purchases.ts'
import { listSeats, type SeatRow } from '../store/seats.ts'

type SeatHolder = { id: string; email: string; stage: number }

/** The team purchases of a buyer, oldest first. */
export const listTeamPurchases = async (db: Db, userId: string): Promise<PurchaseRow[]> =>
  (await listCustomerPurchases(db, userId)).filter(({ kind }) => kind === 'team').toReversed()

export async function getTeam(site: Pick<Site, 'db' | 'clock'>, userId: string): Promise<Team> {
  const { db } = site
  const purchases = await listTeamPurchases(db, userId)
  const all = await listSeats(
    db,
    purchases.map(({ id }) => id),
  )
  const active = new Set(purchases.filter(({ state }) => state === 'active').map(({ id }) => id))
  const seats = all.filter(({ purchase_id }) => active.has(purchase_id))
  const holders = await findHolders(db, seats)
  const names = await findAccountNames(db, [...holders.keys()])
  const now = nowMillis(site.clock)
  const isShown = ({ state }: SeatRow) => state === 'claimed' || state === 'invited'
  return {
    orders: purchases.map((row) => ({
      id: row.id,
      orderNumber: orderNumberOf(row),
      paidAt: row.created_at,
      seats: row.seats,
      refunded: all.filter(({ purchase_id, state }) => purchase_id === row.id && state === 'refunded').length,
      state: row.state,
    })),
    seats: seats
      .filter(isShown)
      .map((seat) => toTeamSeat(seat, holders.get(seat.account_id ?? ''), { userId, names, now })),
    free: seats.filter(({ state }) => state === 'free').length,
    claimed: seats.filter(({ state }) => state === 'claimed').length,
    total: seats.filter((seat) => isShown(seat) || seat.state === 'free').length,
  }
}

async function findHolders(db: Db, seats: readonly SeatRow[]): Promise<Map<string, SeatHolder>> {
  const ids = seats.flatMap(({ account_id, state }) =>
    account_id && state === 'claimed' ? [account_id] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'email', 'stage']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The buyer can't release the seat of a holder who has passed a quiz. */
export const hasPassedQuiz = ({ stage }: { stage: number }): boolean => stage >= quizPassedStage(1)

type Context = { userId: string; names: ReadonlyMap<string, string>; now: number }

function toTeamSeat(
  seat: SeatRow,
  holder: SeatHolder | undefined,
  { userId, names, now }: Context,
): TeamSeat {
  const isClaimed = seat.state === 'claimed'
  const name = (holder && names.get(holder.id)) ?? null
  const isShared = seat.shares_progress === 1 || holder?.id === userId
  return {
    id: seat.id,
    state: isClaimed ? 'claimed' : 'invited',
    email: holder?.email ?? seat.email,
    name: name === holder?.email ? null : name,
    isYou: holder?.id === userId,
    since: (isClaimed ? seat.claimed_at : seat.invited_at) ?? '',
    isExpired: !isClaimed && Number(seat.token_expires_at) < now,
    progress: holder && isShared ? progressText(holder.stage) : null,
    canRelease: isClaimed && holder !== undefined && !hasPassedQuiz(holder),
  }
}

const progressText = (stage: number): string =>
  stage <= customerStage.signedIn ? teamCopy.members.notStarted : customerStageLabels()[stage]!
