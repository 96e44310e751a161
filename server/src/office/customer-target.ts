import { accountById, type UserRow } from '../auth/index.ts'
import type { Db, Tx } from '../platform/database.ts'
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
  if (await isOnTeam(trx, config, account)) throw new AppError('office.staff_account')
  return account
}

/** Whether an account is the owner's or of somebody who was invited; nobody acts on it from the office. */
export async function isOnTeam(db: Db, config: Site['config'], { id, email }: UserRow): Promise<boolean> {
  const row = await staffRow(db, id)
  return row ? row.ended_at === null : email === config.admin.email
}
