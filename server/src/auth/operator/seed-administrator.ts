import type { Site } from '../../platform/site.ts'
import { generatePassword } from '../passwords/generate-password.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { accountByEmail, createAccount, type NewAccount, newUserRow } from '../store/accounts.ts'
import { revokeTokensOf } from '../store/one-time-tokens.ts'

/**
 * Creates the owner's account at first start (once, even with several processes), with its email verified. An
 * existing account keeps its password and becomes owner once its email is verified; an unconfirmed one is
 * taken over. Returns the generated password, which is not stored in plain text.
 */
export async function seedAdministrator(site: Site): Promise<string | undefined> {
  const { email, password = generatePassword() } = site.config.admin
  const isGenerated = site.config.admin.password === undefined
  const existing = await accountByEmail(site.db, email)
  if (existing?.email_confirmed_at) {
    if (!existing.mailbox_proved_at) {
      site.log.warn('the email of the ADMIN_EMAIL account is not verified: reset its password to use it')
    }
    return undefined
  }

  const passwordHash = await hashPassword(password)
  // A generated password is printed to a terminal, so it must be replaced.
  const requiresPasswordReset = isGenerated
  const account = { email, passwordHash, requiresPasswordReset, emailVerified: true }
  const created = await createAccount(site.db, site.clock, account)
  const ownAccount = created ?? (await takeOverUnconfirmedAccount(site, account))
  return ownAccount && isGenerated ? password : undefined
}

/** Replaces everything that a stranger may have set: the row, and the emailed links. */
const takeOverUnconfirmedAccount = (site: Site, account: NewAccount) =>
  site.db.transaction().execute(async (trx) => {
    const { id: _id, identity_id: _identity, created_at: _since, ...fresh } = newUserRow(site.clock, account)
    const takenOver = await trx
      .updateTable('users')
      .set(fresh)
      .where('email', '=', account.email)
      .where('email_confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (takenOver) await revokeTokensOf(trx, takenOver.id)
    return takenOver
  })
