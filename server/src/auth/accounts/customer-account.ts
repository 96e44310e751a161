import { nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { generatePassword } from '../passwords/generate-password.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { createAccount, findAccountByEmail, type UserRow } from '../store/accounts.ts'
import { revokeCredentials } from './revoke-credentials.ts'

/**
 * Finds or creates the account for a paying email. If the email of an existing account is unverified, its
 * credentials are revoked, because a stranger may have created it. `id` is the id for a new account.
 */
export async function findOrCreateCustomer(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  email: string,
  id?: string,
): Promise<{ user: UserRow; created: boolean }> {
  const existing = await findAccountByEmail(trx, email)
  if (existing) return { user: await revokeIfUnverified(trx, site, existing), created: false }
  const created = await createAccount(trx, site.clock, {
    ...(id !== undefined && { id }),
    email,
    confirmed: true,
    requiresPasswordReset: true,
  })
  if (created) return { user: created, created: true }
  const concurrent = await findAccountByEmail(trx, email)
  if (!concurrent) throw new Error('an account was deleted while it was being looked up')
  return { user: await revokeIfUnverified(trx, site, concurrent), created: false }
}

const revokeIfUnverified = async (trx: Tx, site: Pick<Site, 'clock'>, user: UserRow): Promise<UserRow> =>
  user.email_verified_at === null ? revokeCredentials(trx, site, user) : user

/** Generates a password, which is shown once, and its hash. Slow: do not call it inside a transaction. */
export async function makeTemporaryPassword(): Promise<{ password: string; passwordHash: string }> {
  const password = generatePassword()
  return { password, passwordHash: await hashPassword(password) }
}

/** Replaces the temporary password unless someone has signed in or chosen one; returns whether it did. */
export async function setTemporaryPassword(db: Db, site: Site, userId: string, passwordHash: string) {
  return hasChanged(
    db
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: nowIso(site.clock) })
      .where('id', '=', userId)
      .where('last_sign_in_at', 'is', null)
      .where('email_confirmed_at', 'is not', null),
  )
}
