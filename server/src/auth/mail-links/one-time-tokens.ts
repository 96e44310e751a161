import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { isoFromNow, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged } from '../../platform/database.ts'
import { hashToken } from '../../platform/link-token.ts'
import type { CommandSite, Site } from '../../platform/site.ts'
import type { CodeChallenge } from '../shared/fields.ts'
import { authKeys } from '../shared/keys.ts'
import { LINK_SECONDS, MAX_CODE_ATTEMPTS } from '../shared/rules.ts'

export type Purpose =
  | 'signup'
  | 'recovery'
  /** A link that staff copy and hand to the customer. */
  | 'handed'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

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

/** Prefix of tokens that were requested with PKCE. */
export const PKCE_PREFIX = 'pkce_'

type IssuedToken = { token: string; code: string }

type IssueOptions = {
  seconds?: number
  challenge?: CodeChallenge | undefined
  /** Set if the mail shows the code. Otherwise no code is stored, so there is nothing to guess. */
  hasCode?: boolean
  /** Passed by callers that must be able to recreate the same token. */
  token?: string
}

/** Creates a link token and a six-digit code for the same purpose; using one consumes both. */
export async function issueToken(
  db: Db,
  site: CommandSite,
  userId: string,
  purpose: Purpose,
  { seconds = LINK_SECONDS, challenge, hasCode = false, token: fixedToken }: IssueOptions = {},
): Promise<IssuedToken> {
  const id = randomUUID()
  const token = fixedToken ?? `${challenge ? PKCE_PREFIX : ''}${randomBytes(32).toString('base64url')}`
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .insertInto('one_time_tokens')
    .values({
      id,
      user_id: userId,
      purpose,
      token_digest: hashToken(token),
      code_digest: hasCode ? codeDigest(site, id, code).toString('base64url') : null,
      code_attempts: 0,
      code_challenge: challenge?.code_challenge ?? null,
      code_challenge_method: challenge?.code_challenge_method ?? null,
      created_at: nowIso(site.clock),
      expires_at: isoFromNow(site.clock, seconds),
    })
    .execute()
  return { token, code }
}

const liveTokens = ({ db, clock }: Site, purposes: readonly Purpose[]) =>
  db
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', nowIso(clock))

export const findTokenByHash = (site: Site, token: string, purposes: readonly Purpose[]) =>
  liveTokens(site, purposes).where('token_digest', '=', hashToken(token)).executeTakeFirst()

/** Checks a code of the newest mail. Not for transactions: a rollback would uncount a wrong guess. */
export async function findTokenByOtp(
  site: Site,
  userId: string,
  code: string,
  purposes: readonly Purpose[],
): Promise<OneTimeTokenRow | undefined> {
  const row = await liveTokens(site, purposes)
    .where('user_id', '=', userId)
    .where('code_digest', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.code_digest || !(await countGuess(site.db, row.id))) return undefined
  const isMatch = timingSafeEqual(codeDigest(site, row.id, code), Buffer.from(row.code_digest, 'base64url'))
  return isMatch ? row : undefined
}

/** Counts a guess before it is checked; returns false if there were too many. */
async function countGuess(db: Db, id: string): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('one_time_tokens')
      .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
      .where('id', '=', id)
      .where('code_attempts', '<', MAX_CODE_ATTEMPTS),
  )
}

/** There are only a million codes, so they are hashed with the site's secret. */
const codeDigest = (site: CommandSite, tokenId: string, code: string) =>
  authKeys(site).digest('code', `${tokenId}:${code}`)

/** Deletes a token; returns false if a concurrent request already did. */
export async function consumeToken(db: Db, id: string): Promise<boolean> {
  return hasChanged(db.deleteFrom('one_time_tokens').where('id', '=', id))
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
