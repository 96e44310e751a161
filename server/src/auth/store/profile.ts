import { type Profile, profileOf } from '@course/contract/account/profile'
import type { Db } from '../../platform/database.ts'
import type { Metadata, UserRow } from './accounts.ts'

export const profileOfAccount = (user: Pick<UserRow, 'user_metadata'>): Profile =>
  profileOf(JSON.parse(user.user_metadata) as Metadata)

/** What colleagues call these accounts by: their names, or their addresses. Those that were erased are not in it. */
export async function namesOfAccounts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'user_metadata'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, profileOfAccount(row).name ?? row.email]))
}

/**
 * The name to greet somebody by in a mail. Only in a mailbox that was proved, or whoever signs up with a stranger's
 * address could write to them; and only what mail programs make no link of.
 */
export function greetedName(user: Pick<UserRow, 'user_metadata' | 'mailbox_proved_at'>): string | undefined {
  const { name } = profileOfAccount(user)
  if (name === undefined || user.mailbox_proved_at === null) return undefined
  return /^[\p{L}\p{M} .'’-]+$/u.test(name) && !/\.\p{L}{2}/u.test(name) ? name : undefined
}
