import type { Site } from '../../platform/site.ts'
import { findOwner } from '../../staff/index.ts'
import { accountByEmail } from '../store/accounts.ts'

/**
 * ADMIN_EMAIL stays reserved after the owner has moved to another email or transferred ownership. Only the
 * owner can return to it.
 */
export const isReservedEmail = ({ config }: Pick<Site, 'config'>, email: string): boolean =>
  email === config.admin.email

/** Whether an account may not change its email to this one. */
export async function isEmailTaken(
  site: Pick<Site, 'config' | 'db'>,
  email: string,
  accountId: string,
): Promise<boolean> {
  if (await accountByEmail(site.db, email)) return true
  return isReservedEmail(site, email) && (await findOwner(site.db))?.id !== accountId
}
