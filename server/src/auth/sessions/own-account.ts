import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import type { UserRow } from '../store/accounts.ts'
import { requireRecentProof } from './recent-proof.ts'
import { requireSession } from './require-session.ts'

/**
 * The account of whoever calls, for acts on the whole of it. `isProved` asks for a password or code that was entered in
 * this session within the last minutes.
 */
export async function requireOwnAccount(
  site: Site,
  caller: Caller,
  { isProved = false } = {},
): Promise<UserRow> {
  const { session, user } = await requireSession(site, caller)
  if (isProved) requireRecentProof(site, session)
  return user
}
