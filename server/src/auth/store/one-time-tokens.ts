import type { Db } from '../../platform/database.ts'

const PURPOSES = [
  'signup',
  'recovery',
  'handed',
  'magiclink',
  'invite',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** An emailed link or code. Only digests are stored, so a leaked table cannot be used to sign in. */
export type OneTimeTokenRow = {
  id: string
  user_id: string
  purpose: Purpose
  token_digest: string
  code_digest: string | null
  code_attempts: number
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  created_at: string
  expires_at: string
}

/** The authorization code of a PKCE sign-in, exchanged with the code verifier. */
export type AuthCodeRow = {
  code_digest: string
  user_id: string
  method: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    one_time_tokens: OneTimeTokenRow
    auth_codes: AuthCodeRow
  }
}

export const insertToken = (db: Db, row: OneTimeTokenRow) =>
  db.insertInto('one_time_tokens').values(row).execute()

export const liveTokenByDigest = (db: Db, digest: string, purposes: readonly Purpose[], now: string) =>
  db
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('token_digest', '=', digest)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Only the code of the newest mail is valid. */
export const findLatestCode = (db: Db, userId: string, purposes: readonly Purpose[], now: string) =>
  db
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('code_digest', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Counts a guess before it is checked; returns false if there were too many. */
export async function countGuess(db: Db, id: string, maxGuesses: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_tokens')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('id', '=', id)
    .where('code_attempts', '<', maxGuesses)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a token; returns false if a concurrent request already did. */
export async function consumeToken(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('one_time_tokens').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Revokes every emailed link and code, and every PKCE code, of the account. */
export async function revokeTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('auth_codes').where('user_id', '=', userId).execute()
}

export const revokeEmailChangeTokens = (db: Db, userId: string) =>
  db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['email_change_current', 'email_change_new'])
    .execute()

export async function deleteExpiredTokens(db: Db, now: string, codesBefore: string): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('auth_codes').where('created_at', '<', codesBefore).execute()
}

export const insertAuthCode = (db: Db, row: AuthCodeRow) => db.insertInto('auth_codes').values(row).execute()

export const consumeAuthCode = (db: Db, digest: string) =>
  db.deleteFrom('auth_codes').where('code_digest', '=', digest).returningAll().executeTakeFirst()
