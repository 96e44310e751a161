import * as copy from '@course/content/course/mail/staff'
import { enqueueMail } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { CommandSite, Site } from '../../platform/site.ts'
import { findOwner, isStaffAccount, transferOwnership } from '../../staff/index.ts'
import { isReservedEmail } from '../accounts/change-email.ts'
import { findAccountByEmail, type UserRow } from '../store/accounts.ts'

/** Staff emails cannot be used at checkout: a purchase must not lead into a staff account. */
export async function isStaffEmail(site: Pick<Site, 'config' | 'db'>, email: string): Promise<boolean> {
  const account = await findAccountByEmail(site.db, email)
  return account ? isStaffAccount(site.db, account.id) : isReservedEmail(site, email)
}

/** An account as the audit log names it. */
export const accountSubject = async (trx: Tx, { id, email }: Account) => ({
  type: (await isStaffAccount(trx, id)) ? 'staff' : 'customer',
  id,
  label: email,
})

/** The owner's email: ADMIN_EMAIL only while there is no owner. */
export async function findOwnerEmail({ config, db }: Pick<Site, 'config' | 'db'>): Promise<string> {
  return (await findOwner(db))?.email ?? config.admin.email
}

type Account = Pick<UserRow, 'id' | 'email'>

/** Transfers ownership and tells both; returns false if the roles of the two have changed. */
export async function transferOwnershipTo(
  trx: Tx,
  site: CommandSite,
  from: Account,
  to: Account,
): Promise<boolean> {
  if (!(await transferOwnership(trx, { from: from.id, to: to.id }))) return false
  const text = copy.ownershipTransferred({ from: from.email, to: to.email })
  for (const { email } of [from, to]) await enqueueMail(trx, site, { kind: 'ownership', to: email, text })
  return true
}

/** Recipients of mails to administrators: the owner, and administrators who accepted their invitation. */
export async function listAdministratorEmails(site: Pick<Site, 'config' | 'db'>): Promise<string[]> {
  const administrators = await site.db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.account_id')
    .select('users.email')
    .where('staff.role', '=', 'administrator')
    .where('staff.accepted_at', 'is not', null)
    .where('staff.ended_at', 'is', null)
    .execute()
  return [await findOwnerEmail(site), ...administrators.map(({ email }) => email)]
}
