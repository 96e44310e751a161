import { accountById, isOnTeam, type UserRow } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'

/** The account that an act of the office is about: never one of the team, never one's own. Read in the act's transaction. */
export async function customerTarget(
  trx: Tx,
  { config }: Pick<Site, 'config'>,
  staff: Staff,
  accountId: string,
): Promise<UserRow> {
  const account = await accountById(trx, accountId)
  if (!account || account.deleted_at) throw new AppError('office.no_such_customer')
  if (account.id === staff.accountId) throw new AppError('office.own_account')
  if (await isOnTeam(trx, config, account)) throw new AppError('office.staff_account')
  return account
}
