import type { InvitableRole, StaffRole } from '@course/contract/admin/admin'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'

/**
 * One row for everyone ever invited or given ownership. The account of ADMIN_EMAIL has none while it is the
 * owner by configuration.
 */
type StaffRow = {
  account_id: string
  role: StaffRole
  /** The account that invited them. */
  invited_by: string | null
  invited_at: string
  accepted_at: string | null
  ended_at: string | null
  /** The account of the configured address from which the ownership comes, on the owner's row alone. */
  handed_from: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    staff: StaffRow
  }
}

export const staffRow = (db: Db, accountId: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Everybody who is on the team or invited to it; a handful. */
export const currentStaff = (db: Db): Promise<StaffRow[]> =>
  db.selectFrom('staff').selectAll().where('ended_at', 'is', null).orderBy('invited_at').execute()

/** Writes an invitation, also for somebody who left; undefined when the person is on the team or invited. */
export const inviteStaff = (
  trx: Tx,
  clock: Clock,
  invited: { accountId: string; role: InvitableRole; by: string },
): Promise<StaffRow | undefined> => {
  const fresh = {
    role: invited.role,
    invited_by: invited.by,
    invited_at: nowIso(clock),
    accepted_at: null,
    ended_at: null,
    handed_from: null,
  }
  return trx
    .insertInto('staff')
    .values({ account_id: invited.accountId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('staff.ended_at', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Puts somebody on the team as administrator, whatever they were before; false for the owner, who is more. */
export async function addAdministrator(trx: Tx, clock: Clock, accountId: string): Promise<boolean> {
  const now = nowIso(clock)
  const active = { role: 'administrator', accepted_at: now, ended_at: null } as const
  const added = await trx
    .insertInto('staff')
    .values({ account_id: accountId, ...active, invited_by: null, invited_at: now, handed_from: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(active).where('staff.role', '!=', 'owner'),
    )
    .returning('account_id')
    .executeTakeFirst()
  return added !== undefined
}

/** False when there is no invitation to accept. */
export async function acceptInvitation(trx: Tx, clock: Clock, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ accepted_at: nowIso(clock) })
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes the row of somebody whose role is still `expected`; false when it is not. */
export async function changeStaff(
  trx: Tx,
  accountId: string,
  expected: StaffRole,
  change: Partial<Pick<StaffRow, 'role' | 'ended_at' | 'handed_from'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set(change)
    .where('account_id', '=', accountId)
    .where('role', '=', expected)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * ADMIN_EMAIL wins: ownership transferred by another account is void, and without a transfer the configured
 * account is the owner.
 */
export async function reconcileOwnership(trx: Tx, configuredId: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ role: 'administrator', handed_from: null })
    .where('role', '=', 'owner')
    .where('handed_from', '!=', configuredId)
    .execute()
  const owner = await trx
    .selectFrom('staff')
    .select('account_id')
    .where('role', '=', 'owner')
    .executeTakeFirst()
  if (!owner) await trx.deleteFrom('staff').where('account_id', '=', configuredId).execute()
}

/** Makes `to` the owner and `from` an administrator; false when `to` is no administrator any more. */
export async function transferOwnership(
  trx: Tx,
  clock: Clock,
  { from, to, configuredId }: { from: string; to: string; configuredId: string },
): Promise<boolean> {
  if (to === configuredId) {
    // Back to the account that the configuration names: it needs no row.
    const { numDeletedRows } = await trx
      .deleteFrom('staff')
      .where('account_id', '=', to)
      .where('role', '=', 'administrator')
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
  } else if (!(await changeStaff(trx, to, 'administrator', { role: 'owner', handed_from: configuredId }))) {
    return false
  }
  const now = nowIso(clock)
  const administrator = { role: 'administrator', handed_from: null } as const
  await trx
    .insertInto('staff')
    .values({
      ...administrator,
      account_id: from,
      invited_by: null,
      invited_at: now,
      accepted_at: now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(administrator))
    .execute()
  return true
}
