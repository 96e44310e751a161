import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import type { UserRow } from '../store/accounts.ts'
import { factorsOf, hasVerifiedApp } from '../store/factors.ts'
import { isAdministratorRole, staffRoleOf } from './live-session.ts'

/** Counts a sign-in of an administrator without a second factor; the admin area then asks for one. */
export async function countMfaPrompt(trx: Tx, site: Site, user: UserRow): Promise<void> {
  if (!isAdministratorRole(await staffRoleOf({ ...site, db: trx }, user))) return
  if (hasVerifiedApp(await factorsOf(trx, user.id))) return
  await trx
    .updateTable('users')
    .set((eb) => ({ mfa_prompts: eb('mfa_prompts', '+', 1) }))
    .where('id', '=', user.id)
    .execute()
}
