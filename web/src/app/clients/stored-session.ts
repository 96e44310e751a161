import type { Session } from '@supabase/auth-js'
import { readStored } from '../storage/storage.ts'

/** Where the auth client stores the session. Reading it here avoids loading the client. */
export const sessionStorageKey = 'course-session'

/** The auth client refreshes a token this long before it expires. */
const REFRESH_MARGIN_MS = 90_000

/** Whether a session is stored. Only the auth client knows whether it is still valid. */
export const hasStoredSession = (): boolean =>
  readStored(sessionStorageKey, (stored) => stored ?? undefined) !== undefined

/** The user of the stored session, even if its token has expired. */
export const storedUserId = (): string | undefined =>
  readStored(sessionStorageKey, (stored) => {
    const session = stored as Partial<Session> | undefined | null
    const id = session?.user?.id
    return typeof id === 'string' && !isSecondFactorPending(session) ? id : undefined
  })

/**
 * Whether the second factor is pending for this session, according to its token. A token without the claim is rejected by
 * the server if needed.
 */
export function isSecondFactorPending(session: Partial<Session> | undefined | null): boolean {
  try {
    const tokenClaims = session?.access_token?.split('.')[1] ?? ''
    return JSON.parse(atob(tokenClaims.replaceAll('-', '+').replaceAll('_', '/'))).awaits_factor === true
  } catch {
    return false
  }
}

/** The stored session, unless its token should be refreshed first. */
export const usableSession = (): Session | undefined => sessionValidFor(REFRESH_MARGIN_MS)

/** The stored session, unless its token has expired. */
export const validSession = (): Session | undefined => sessionValidFor(0)

const sessionValidFor = (ms: number): Session | undefined =>
  readStored(sessionStorageKey, (stored) => parseValid(stored, ms))

function parseValid(value: unknown, ms: number): Session | undefined {
  const stored = value as Partial<Session> | undefined | null
  const isUsable =
    typeof stored?.access_token === 'string' &&
    typeof stored.user?.id === 'string' &&
    typeof stored.expires_at === 'number' &&
    stored.expires_at * 1000 - Date.now() > ms
  return isUsable ? (stored as Session) : undefined
}
