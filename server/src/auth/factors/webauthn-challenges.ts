import { randomUUID } from 'node:crypto'
import { nowIso, nowMillis, nowSeconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { CHALLENGE_SECONDS } from '../shared/rules.ts'

/** A challenge for the browser to sign. A registration is bound to the session that requested it. */
type WebauthnChallengeRow = {
  id: string
  kind: 'registration' | 'authentication'
  session_id: string | null
  challenge: string
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    webauthn_challenges: WebauthnChallengeRow
  }
}

export async function storeChallenge<Options extends { challenge: string }>(
  site: Site,
  kind: WebauthnChallengeRow['kind'],
  session_id: string | null,
  options: Options,
) {
  const id = randomUUID()
  const { challenge } = options
  const row = { id, kind, session_id, challenge, created_at: nowIso(site.clock) }
  await site.db.insertInto('webauthn_challenges').values(row).execute()
  const expires_at = nowSeconds(site.clock) + CHALLENGE_SECONDS
  return { challenge_id: id, options, expires_at }
}

/** Deletes the challenge, even if verification then fails, so that it can be used only once. */
export async function consumePasskeyChallenge(
  site: Site,
  id: string,
  kind: WebauthnChallengeRow['kind'],
  sessionId: string | null,
): Promise<string> {
  const row = await site.db
    .deleteFrom('webauthn_challenges')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('auth.webauthn_challenge_not_found')
  if (nowMillis(site.clock) - Date.parse(row.created_at) > CHALLENGE_SECONDS * 1000) {
    throw new AppError('auth.webauthn_challenge_expired')
  }
  return row.challenge
}
