import { accountById, type UserRow } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { staffRow } from '../staff/index.ts'

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
  const row = await staffRow(trx, account.id)
  const isOnTeam = row ? row.ended_at === null : account.email === config.admin.email
  if (isOnTeam) throw new AppError('office.staff_account')
  return account
}
