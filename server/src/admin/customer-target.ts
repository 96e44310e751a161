import { accountById, isStaffAccount, type UserRow } from '../auth/index.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Staff } from '../platform/site.ts'

/**
 * Returns the account an admin action changes or exports. Staff accounts and the caller's own are refused.
 * Before a change, call it in the action's transaction.
 */
export async function customerTarget(db: Db, staff: Staff, accountId: string): Promise<UserRow> {
  const account = await accountById(db, accountId)
  if (!account || account.deleted_at) throw new AppError('admin.customer_not_found')
  if (account.id === staff.accountId) throw new AppError('admin.own_account')
  if (await isStaffAccount(db, account)) throw new AppError('admin.staff_account')
  return account
}
