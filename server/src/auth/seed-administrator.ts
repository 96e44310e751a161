import { randomInt } from 'node:crypto'
import { timestamp } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { hashPassword } from './passwords.ts'
import { accountByEmail, createAccount } from './store.ts'

const generated = new WeakMap<Site['config'], string>()

/** The administrator's first password, if this very start made one up; it is stored nowhere else. */
export const generatedAdminPassword = (site: Pick<Site, 'config'>): string | undefined =>
  generated.get(site.config)

/**
 * Makes the administrator's account at the first start, once, whichever process is first. An account that exists
 * keeps its password; one that nobody ever confirmed belongs to nobody and is taken over.
 */
export async function seedAdministrator(site: Site): Promise<void> {
  const { email, password = readablePassword() } = site.config.admin
  const isGenerated = site.config.admin.password === undefined
  const known = await accountByEmail(site.db, email)
  if (known?.email_confirmed_at) return

  const passwordHash = await hashPassword(password)
  // A password that was printed to a terminal should not stay the password.
  const userMetadata = { email_verified: true, requires_password_reset: isGenerated }
  const created = await createAccount(site.db, site.clock, {
    email,
    passwordHash,
    confirmed: true,
    userMetadata,
  })
  const mine = created ?? (await takeOver(site, email, passwordHash, userMetadata))
  if (mine && isGenerated) generated.set(site.config, password)
}

const takeOver = (site: Site, email: string, passwordHash: string, userMetadata: object) =>
  site.db
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      password_contested: 0,
      email_confirmed_at: timestamp(site.clock),
      user_metadata: JSON.stringify(userMetadata),
      updated_at: timestamp(site.clock),
    })
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twenty characters nobody confuses, in groups, for copying from a screen: about 99 bits. */
export function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
