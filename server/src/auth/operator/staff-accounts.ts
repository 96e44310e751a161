import type { Db } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { reconcileOwnership, staffRow } from '../../staff/index.ts'
import { accountByEmail, type UserRow } from '../store/accounts.ts'

/** Staff emails cannot be used at checkout: a purchase must not lead into a staff account. */
export async function isStaffEmail(site: Pick<Site, 'config' | 'db'>, email: string): Promise<boolean> {
  if (email === site.config.admin.email) return true
  const member = await site.db
    .selectFrom('users')
    .innerJoin('staff', 'staff.account_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('staff.ended_at', 'is', null)
    .executeTakeFirst()
  return member !== undefined
}

/** Whether an account belongs to the owner or to invited staff, and so is never treated as a customer. */
export async function isStaffAccount(
  db: Db,
  config: Site['config'],
  { id, email }: UserRow,
): Promise<boolean> {
  const row = await staffRow(db, id)
  return row ? row.ended_at === null : email === config.admin.email
}

/** The owner's email: ADMIN_EMAIL, unless ownership was transferred to another account. */
export async function ownerEmail({ config, db }: Pick<Site, 'config' | 'db'>): Promise<string> {
  const owner = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.account_id')
    .select('users.email')
    .where('staff.role', '=', 'owner')
    .executeTakeFirst()
  return owner?.email ?? config.admin.email
}

/** Recipients of mails to administrators: the owner, and administrators who accepted their invitation. */
export async function administratorEmails(site: Pick<Site, 'config' | 'db'>): Promise<string[]> {
  const administrators = await site.db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.account_id')
    .select('users.email')
    .where('staff.role', '=', 'administrator')
    .where('staff.accepted_at', 'is not', null)
    .where('staff.ended_at', 'is', null)
    .execute()
  return [await ownerEmail(site), ...administrators.map(({ email }) => email)]
}

/** Runs at every start, because ADMIN_EMAIL may have changed since ownership was transferred. */
export async function seedOwnership(site: Site): Promise<void> {
  const configured = await accountByEmail(site.db, site.config.admin.email)
  if (!configured) return
  await site.db.transaction().execute((trx) => reconcileOwnership(trx, configured.id))
}

/** The subset of these accounts that have MFA enabled. */
export async function accountsWithFactor(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('mfa_factors')
    .select('user_id')
    .where('user_id', 'in', [...ids])
    .where('status', '=', 'verified')
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
