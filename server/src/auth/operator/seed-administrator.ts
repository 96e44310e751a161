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
  const known = await accountByEmail(site.db, email)
  if (known?.email_confirmed_at) {
    if (!known.mailbox_proved_at) {
      site.log.warn(
        'ADMIN_EMAIL names an account that never followed a mailed link: reset its password to use it',
      )
    }
    return undefined
  }

  const passwordHash = await hashPassword(password)
  // A password that was printed to a terminal should not stay the password.
  const requiresPasswordReset = isGenerated
  const account = { email, passwordHash, requiresPasswordReset, proved: true }
  const created = await createAccount(site.db, site.clock, account)
  const mine = created ?? (await takeOverUnconfirmedAccount(site, account))
  return mine && isGenerated ? password : undefined
}

/** Everything a stranger may have set up is replaced: the row, and the links that were mailed for it. */
const takeOverUnconfirmedAccount = (site: Site, account: NewAccount) =>
  site.db.transaction().execute(async (trx) => {
    const { id: _id, identity_id: _identity, created_at: _since, ...fresh } = newUserRow(site.clock, account)
    const claimed = await trx
      .updateTable('users')
      .set(fresh)
      .where('email', '=', account.email)
      .where('email_confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (claimed) await revokeTokensOf(trx, claimed.id)
    return claimed
  })
