import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import type { UserRow } from '../store/accounts.ts'
import { takeOwnProof } from './recent-proof.ts'
import { requireSession } from './require-session.ts'

/** The account of whoever calls. */
export const requireOwnAccount = async (site: Site, caller: Caller): Promise<UserRow> =>
  (await requireSession(site, caller)).user

/**
 * For acts on the whole account: uses up a password or a code that was entered in this session for this, minutes ago. A
 * sign-in is not enough, however fresh: its session may be a copy.
 */
export async function requireOwnProof(site: Site, caller: Caller): Promise<void> {
  const { session } = await requireSession(site, caller)
  if (!(await takeOwnProof(site.db, site, session.id))) throw new AppError('auth.reauthentication_needed')
}
