import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { isoFromNow, nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import type { Site, SiteParts } from '../../platform/site.ts'
import { authKeys } from '../shared/keys.ts'
import type { CodeChallenge } from '../shared/request.ts'
import { LINK_SECONDS, MAX_CODE_ATTEMPTS } from '../shared/rules.ts'
import {
  countGuess,
  findLatestCode,
  insertToken,
  liveTokenByDigest,
  type OneTimeTokenRow,
  type Purpose,
} from '../store/one-time-tokens.ts'

export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')

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
  site: SiteParts,
  userId: string,
  purpose: Purpose,
  { seconds = LINK_SECONDS, challenge, hasCode = false, token: fixedToken }: IssueOptions = {},
): Promise<IssuedToken> {
  const id = randomUUID()
  const token = fixedToken ?? `${challenge ? PKCE_PREFIX : ''}${randomBytes(32).toString('base64url')}`
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await insertToken(db, {
    id,
    user_id: userId,
    purpose,
    token_digest: digestOf(token),
    code_digest: hasCode ? codeDigest(site, id, code).toString('base64url') : null,
    code_attempts: 0,
    code_challenge: challenge?.code_challenge ?? null,
    code_challenge_method: challenge?.code_challenge_method ?? null,
    created_at: nowIso(site.clock),
    expires_at: isoFromNow(site.clock, seconds),
  })
  return { token, code }
}

export const findTokenByHash = (site: Site, token: string, purposes: readonly Purpose[]) =>
  liveTokenByDigest(site.db, digestOf(token), purposes, nowIso(site.clock))

/** Checks an emailed code. Do not call it in a transaction: a rollback would uncount a wrong guess. */
export async function findTokenByOtp(
  site: Site,
  userId: string,
  code: string,
  purposes: readonly Purpose[],
): Promise<OneTimeTokenRow | undefined> {
  const row = await findLatestCode(site.db, userId, purposes, nowIso(site.clock))
  if (!row?.code_digest || !(await countGuess(site.db, row.id, MAX_CODE_ATTEMPTS))) return undefined
  const isMatch = timingSafeEqual(codeDigest(site, row.id, code), Buffer.from(row.code_digest, 'base64url'))
  return isMatch ? row : undefined
}

/** There are only a million codes, so they are hashed with the site's secret. */
const codeDigest = (site: SiteParts, tokenId: string, code: string) =>
  authKeys(site).digest('code', `${tokenId}:${code}`)
