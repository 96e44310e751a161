import type { Db } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { settleOwnership, staffRow } from '../../staff/index.ts'
import { accountByEmail, type UserRow } from '../store/accounts.ts'

/** Addresses that nobody can buy for: a purchase must not be a way to an account that runs the site. */
export async function isStaffAddress(site: Pick<Site, 'config' | 'db'>, email: string): Promise<boolean> {
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

/** Whether an account is the owner's or of somebody who was invited; it is no customer's, whoever asks. */
export async function isOnTeam(db: Db, config: Site['config'], { id, email }: UserRow): Promise<boolean> {
  const row = await staffRow(db, id)
  return row ? row.ended_at === null : email === config.admin.email
}

/** The owner's address: the configured one, or that of the account the ownership was handed to. */
export async function ownerEmail({ config, db }: Pick<Site, 'config' | 'db'>): Promise<string> {
  const owner = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.account_id')
    .select('users.email')
    .where('staff.role', '=', 'owner')
    .executeTakeFirst()
  return owner?.email ?? config.admin.email
}

/** Where mails to those who run the site go: the owner, and whoever has accepted to be an administrator. */
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

/** At every start: the configuration may name another account than it did when the ownership was handed over. */
export async function seedOwnership(site: Site): Promise<void> {
  const configured = await accountByEmail(site.db, site.config.admin.email)
  if (!configured) return
  await site.db.transaction().execute((trx) => settleOwnership(trx, configured.id))
}

/** The accounts that have a second factor, of these. */
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
