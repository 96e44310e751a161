import { randomUUID } from 'node:crypto'
import { seconds, timestamp } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import type { UserRow } from './store.ts'

export const ACCESS_TOKEN_SECONDS = 3600

/** Opens a session for an account that has proved who it is, and signs its access token. */
export async function openSession(site: Site, user: UserRow, method: string) {
  const now = seconds(site.clock)
  const amr = [{ method, timestamp: now }]
  const session = {
    id: randomUUID(),
    user_id: user.id,
    aal: 'aal1' as const,
    amr: JSON.stringify(amr),
    created_at: timestamp(site.clock),
  }
  await site.db.insertInto('sessions').values(session).execute()
  const accessToken = site.tokens.sign({
    iss: `${site.config.siteUrl}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    aal: session.aal,
    amr,
    session_id: session.id,
    iat: now,
    exp: now + ACCESS_TOKEN_SECONDS,
  })
  return { sessionId: session.id, accessToken }
}
