import type { Session } from '@supabase/auth-js'
import { readKept } from './kept.ts'

/** Where the auth client keeps the session in local storage. What is looked up here spares loading that client. */
export const sessionStorageKey = 'course-session'

/** The client replaces a token this long before its end; from then on it is not used without asking the client. */
const marginMilliseconds = 90_000

/** Whether somebody has signed in here. Whether they still are, the client finds out. */
export const hasStoredSession = (): boolean => readKept(sessionStorageKey) !== undefined

/** The stored session, unless its token has to be replaced first. */
export function usableSession(): Session | undefined {
  const stored = readKept(sessionStorageKey) as Partial<Session> | undefined | null
  const isUsable =
    typeof stored?.access_token === 'string' &&
    typeof stored.user?.id === 'string' &&
    typeof stored.expires_at === 'number' &&
    stored.expires_at * 1000 - Date.now() > marginMilliseconds
  return isUsable ? (stored as Session) : undefined
}
