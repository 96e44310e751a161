import type { Site } from '../../platform/site.ts'
import { isBcryptHash } from '../passwords/bcrypt.ts'
import { hashPassword, isPasswordOf } from '../passwords/passwords.ts'
import { accountById, replaceHash, type UserRow } from '../store/accounts.ts'

/**
 * Re-hashes an imported bcrypt password after a successful sign-in. Returns undefined if the password changed
 * meanwhile.
 */
export async function upgradePasswordHash(
  site: Site,
  user: UserRow,
  password: string,
  network: string,
): Promise<UserRow | undefined> {
  if (!user.password_hash || !isBcryptHash(user.password_hash)) return user
  const isReplaced = await replaceHash(
    site.db,
    user.id,
    user.password_hash,
    await hashPassword(password, network),
  )
  const current = await accountById(site.db, user.id)
  // Another tab may have upgraded the hash of the same password first.
  return isReplaced || (await isPasswordOf(current?.password_hash, password, { network }))
    ? current
    : undefined
}
