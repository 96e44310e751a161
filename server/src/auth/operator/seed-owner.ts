import { STAFF_PASSWORD_MIN_CHARACTERS } from '@course/contract/auth/passwords'
import type { Tx } from '../../platform/database.ts'
import { ConfigError } from '../../platform/environment.ts'
import type { Site } from '../../platform/site.ts'
import { findOwner, setFirstOwner } from '../../staff/index.ts'
import { revokeTokensOf } from '../mail-links/one-time-tokens.ts'
import { generatePassword } from '../passwords/generate-password.ts'
import { hashPassword } from '../passwords/passwords.ts'
import {
  createAccount,
  findAccountByEmail,
  type NewAccount,
  newUserRow,
  type UserRow,
} from '../store/accounts.ts'

/**
 * Gives a site without an owner one: the account of ADMIN_EMAIL, which is created with its email verified
 * (once, even if several processes start). An existing account keeps its password and can act as owner once its
 * email is verified; an unconfirmed one is taken over. Later starts change nothing, whatever ADMIN_EMAIL is.
 * Returns the generated password, of which only a hash is stored.
 */
export async function seedOwner(site: Site): Promise<string | undefined> {
  if (await findOwner(site.db)) return undefined
  const { email, password = generatePassword() } = site.config.admin
  const isGenerated = site.config.admin.password === undefined
  // Not checked with the configuration: later starts ignore the password.
  if (password.length < STAFF_PASSWORD_MIN_CHARACTERS) {
    throw new ConfigError([`ADMIN_PASSWORD must have at least ${STAFF_PASSWORD_MIN_CHARACTERS} characters`])
  }
  const passwordHash = await hashPassword(password)
  // A generated password is printed or written to a file, so the owner is asked to replace it.
  const account = { email, passwordHash, requiresPasswordReset: isGenerated, emailVerified: true }
  return site.db.transaction().execute(async (trx) => {
    const created =
      (await createAccount(trx, site.clock, account)) ??
      (await takeOverUnconfirmedAccount(trx, site, account))
    const owner = created ?? (await findAccountByEmail(trx, email))
    if (!owner) return undefined
    await setFirstOwner(trx, owner)
    if (!owner.email_verified_at) {
      site.log.warn('the email of the ADMIN_EMAIL account is not verified: reset its password to use it')
    }
    return created && isGenerated ? password : undefined
  })
}

/** Replaces everything that a stranger may have set: the row, and the emailed links. */
async function takeOverUnconfirmedAccount(
  trx: Tx,
  site: Site,
  account: NewAccount,
): Promise<UserRow | undefined> {
  const { id: _id, identity_id: _identity, created_at: _since, ...fresh } = newUserRow(site.clock, account)
  const takenOver = await trx
    .updateTable('users')
    .set(fresh)
    .where('email', '=', account.email)
    .where('email_confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (takenOver) await revokeTokensOf(trx, takenOver.id)
  return takenOver
}
