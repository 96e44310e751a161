import type { InvitableRole, StaffRole } from '@course/contract/admin/admin'
import { type Clock, nowIso } from '../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../platform/database.ts'

/** The owner, and everyone ever invited. */
type StaffRow = {
  account_id: string
  role: StaffRole
  /** The account that invited them. */
  invited_by: string | null
  invited_at: string
  accepted_at: string | null
  ended_at: string | null
  /** Written only by earlier versions. */
  handed_from: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    staff: StaffRow
  }
}

export const findStaffRow = (db: Db, accountId: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Whether an account belongs to the owner or to staff, also invited ones, and so is never treated as a customer. */
export const isStaffAccount = async (db: Db, accountId: string): Promise<boolean> =>
  (await findStaffRow(db, accountId))?.ended_at === null

export const isOwner = async (db: Db, accountId: string): Promise<boolean> =>
  (await findStaffRow(db, accountId))?.role === 'owner'

/** All current and invited staff; few enough to load at once. */
export const listCurrentStaff = (db: Db): Promise<StaffRow[]> =>
  db.selectFrom('staff').selectAll().where('ended_at', 'is', null).orderBy('invited_at').execute()

/** Invites an account, including former staff; returns undefined if it is already staff or invited. */
export const inviteStaff = (
  trx: Tx,
  clock: Clock,
  invited: { accountId: string; role: InvitableRole; by: string },
): Promise<StaffRow | undefined> => {
  const invitation = {
    role: invited.role,
    invited_by: invited.by,
    invited_at: nowIso(clock),
    accepted_at: null,
    ended_at: null,
    handed_from: null,
  }
  return trx
    .insertInto('staff')
    .values({ account_id: invited.accountId, ...invitation })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(invitation).where('staff.ended_at', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Makes an account an administrator, whatever its role; returns false for the owner. */
export async function addAdministrator(trx: Tx, clock: Clock, accountId: string): Promise<boolean> {
  const now = nowIso(clock)
  const active = { role: 'administrator', accepted_at: now, ended_at: null } as const
  return hasChanged(
    trx
      .insertInto('staff')
      .values({ account_id: accountId, ...active, invited_by: null, invited_at: now, handed_from: null })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(active).where('staff.role', '!=', 'owner'),
      ),
  )
}

/** Returns false if there is no pending invitation. */
export async function acceptInvitation(trx: Tx, clock: Clock, accountId: string): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable('staff')
      .set({ accepted_at: nowIso(clock) })
      .where('account_id', '=', accountId)
      .where('accepted_at', 'is', null)
      .where('ended_at', 'is', null),
  )
}

/** Updates a staff row; returns false if its role is no longer `expected`. */
export async function changeStaff(
  trx: Tx,
  accountId: string,
  expected: StaffRole,
  change: Partial<Pick<StaffRow, 'role' | 'ended_at' | 'handed_from'>>,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable('staff')
      .set(change)
      .where('account_id', '=', accountId)
      .where('role', '=', expected)
      .where('ended_at', 'is', null),
  )
}

/** The account that owns the site; undefined until the first start. */
export async function findOwner(db: Db): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.account_id')
    .select(['users.id', 'users.email'])
    .where('staff.role', '=', 'owner')
    .where('staff.ended_at', 'is', null)
    .executeTakeFirst()
}

/** Makes an account the owner of a site that has none, whatever its role was. */
export async function setFirstOwner(trx: Tx, account: { id: string; created_at: string }): Promise<void> {
  const owner = { role: 'owner', accepted_at: account.created_at, ended_at: null } as const
  await trx
    .insertInto('staff')
    .values({
      ...owner,
      account_id: account.id,
      invited_by: null,
      invited_at: account.created_at,
      handed_from: null,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(owner))
    .execute()
}

/** Makes `to` the owner and `from` an administrator; returns false if their roles have changed. */
export async function transferOwnership(
  trx: Tx,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const isTransferred = await changeStaff(trx, to, 'administrator', { role: 'owner' })
  return isTransferred && changeStaff(trx, from, 'owner', { role: 'administrator', handed_from: null })
}
