import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { accountById } from './store.ts'

/** The administrator is the confirmed account whose address is the configured one, looked up on every call. */
export async function isAdministrator(site: Site, caller: Caller): Promise<boolean> {
  if (caller.role !== 'user') return false
  const account = await accountById(site.db, caller.userId)
  return account?.email === site.config.admin.email && account.email_confirmed_at !== null
}
