import { type Profile, parseProfile } from '@course/contract/account/profile'
import type { Db } from '../../platform/database.ts'
import type { Metadata, UserRow } from './accounts.ts'

export const profileOfAccount = (user: Pick<UserRow, 'user_metadata'>): Profile =>
  parseProfile(JSON.parse(user.user_metadata) as Metadata)

export async function findAccountNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'user_metadata'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, profileOfAccount(row).name ?? row.email]))
}

export async function findAccountEmails(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/**
 * The name for greetings. Only for a verified email, or anyone could send text to a stranger by signing up;
 * and only if mail clients will not turn it into a link.
 */
export function greetingName(user: Pick<UserRow, 'user_metadata' | 'email_verified_at'>): string | undefined {
  const { name } = profileOfAccount(user)
  if (name === undefined || user.email_verified_at === null) return undefined
  return /^[\p{L}\p{M} .'’-]+$/u.test(name) && !/\.\p{L}{2}/u.test(name) ? name : undefined
}
