import { type Profile, profileOf } from '@course/contract/profile'
import type { Metadata, UserRow } from './accounts.ts'

export const profileOfAccount = (user: Pick<UserRow, 'user_metadata'>): Profile =>
  profileOf(JSON.parse(user.user_metadata) as Metadata)

/**
 * The name to greet somebody by in a mail. Only in a mailbox that was proved, or whoever signs up with a stranger's
 * address could write to them; and only what mail programs make no link of.
 */
export function greetedName(user: Pick<UserRow, 'user_metadata' | 'mailbox_proved_at'>): string | undefined {
  const { name } = profileOfAccount(user)
  if (name === undefined || user.mailbox_proved_at === null) return undefined
  return /^[\p{L}\p{M} .'’-]+$/u.test(name) && !/\.\p{L}{2}/u.test(name) ? name : undefined
}
