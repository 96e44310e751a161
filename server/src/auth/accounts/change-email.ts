import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { type AccountChange, type UserRow, updateEmail } from '../store/accounts.ts'

/** Changes an account's email and its copies in other slices, and ends a pending change. */
export async function changeEmail(
  trx: Tx,
  site: Pick<Site, 'clock' | 'personalData'>,
  userId: string,
  email: string,
  change: AccountChange,
): Promise<UserRow | undefined> {
  const ended = { new_email: null, email_change_half: null }
  const changed = await updateEmail(trx, site.clock, userId, email, { ...change, ...ended })
  if (changed) for (const slice of site.personalData) await slice.changeEmail?.(trx, { userId, email })
  return changed
}
