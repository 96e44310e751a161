import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import type { UserRow } from '../store/accounts.ts'
import { consumeReauthentication } from './reauthentication.ts'
import { requireSession } from './require-session.ts'

export const requireOwnAccount = async (site: Site, caller: Caller): Promise<UserRow> =>
  (await requireSession(site, caller)).user

/**
 * For actions on the whole account: consumes a reauthentication of the last minutes. A sign-in, however
 * recent, is not enough: the session may be a copy.
 */
export async function requireFreshReauthentication(site: Site, caller: Caller): Promise<void> {
  const { session } = await requireSession(site, caller)
  if (!(await consumeReauthentication(site.db, site, session.id)))
    throw new AppError('auth.reauthentication_needed')
}
