import type { Session } from '@supabase/auth-js'
import { readStored } from './storage.ts'

/** Where the auth client stores the session. Reading it here avoids loading the client. */
export const sessionStorageKey = 'course-session'

/** The client replaces a token this long before its end; from then on it is not used without asking the client. */
const marginMilliseconds = 90_000

/** Whether somebody has signed in here. Whether they still are, the client finds out. */
export const hasStoredSession = (): boolean =>
  readStored(sessionStorageKey, (stored) => stored ?? undefined) !== undefined

/** Who has signed in here, even when the token has to be replaced before it can be used. */
export const storedUserId = (): string | undefined =>
  readStored(sessionStorageKey, (stored) => {
    const session = stored as Partial<Session> | undefined | null
    const id = session?.user?.id
    return typeof id === 'string' && !awaitsFactor(session) ? id : undefined
  })

/**
 * Whether MFA is pending for this session, according to its token. A token without the claim is rejected by
 * the server if needed.
 */
export function awaitsFactor(session: Partial<Session> | undefined | null): boolean {
  try {
    const claims = session?.access_token?.split('.')[1] ?? ''
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).awaits_factor === true
  } catch {
    return false
  }
}

/** The stored session, unless its token has to be replaced first. */
export const usableSession = (): Session | undefined => readStored(sessionStorageKey, parseUsable)

function parseUsable(value: unknown): Session | undefined {
  const stored = value as Partial<Session> | undefined | null
  const isUsable =
    typeof stored?.access_token === 'string' &&
    typeof stored.user?.id === 'string' &&
    typeof stored.expires_at === 'number' &&
    stored.expires_at * 1000 - Date.now() > marginMilliseconds
  return isUsable ? (stored as Session) : undefined
}
