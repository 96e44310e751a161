import { accountById, isStaffAccount, type UserRow } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'

/**
 * Returns the account an admin action changes. Staff accounts and the caller's own are refused. Call it in
 * the action's transaction.
 */
export async function customerTarget(
  trx: Tx,
  { config }: Pick<Site, 'config'>,
  staff: Staff,
  accountId: string,
): Promise<UserRow> {
  const account = await accountById(trx, accountId)
  if (!account || account.deleted_at) throw new AppError('admin.customer_not_found')
  if (account.id === staff.accountId) throw new AppError('admin.own_account')
  if (await isStaffAccount(trx, config, account)) throw new AppError('admin.staff_account')
  return account
}
