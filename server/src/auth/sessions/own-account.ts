import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import type { UserRow } from '../store/accounts.ts'
import { consumeReauthentication } from './reauthentication.ts'
import { requireSession } from './require-session.ts'

export const requireOwnAccount = async (site: Site, caller: Caller): Promise<UserRow> =>
  (await requireSession(site, caller)).user

/**
 * For actions on the whole account: consumes a recent reauthentication. A recent sign-in is not enough,
 * because the session may be stolen.
 */
export async function requireFreshReauthentication(site: Site, caller: Caller): Promise<void> {
  const { session } = await requireSession(site, caller)
  if (!(await consumeReauthentication(site.db, site, session.id)))
    throw new AppError('auth.reauthentication_needed')
}
