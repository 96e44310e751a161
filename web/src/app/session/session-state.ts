import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { isSecondFactorPending } from '../clients/stored-session.ts'

/**
 * Signed in: `user`. Signed out: no `user` and not `isLoading`. Unknown: `isUnknown`, with the last known user.
 * With the second factor pending: signed out, with the session in `secondFactorPending`.
 */
export type SessionState = {
  /** True until the session has been checked for the first time. */
  isLoading: boolean
  /** The server cannot be reached to refresh the session: the page stays, and no requests are sent. */
  isUnknown: boolean
  session: Session | null
  user: User | null
  /** The session before its second factor is verified. */
  secondFactorPending: Session | null
  /** The last auth event; PASSWORD_RECOVERY means that the visitor followed a reset link. */
  event: AuthChangeEvent | undefined
}

export const initialSession: SessionState = {
  isLoading: true,
  isUnknown: false,
  session: null,
  user: null,
  secondFactorPending: null,
  event: undefined,
}

export function applyAuthEvent(
  state: SessionState,
  event: AuthChangeEvent,
  incoming: Session | null,
): SessionState {
  // A tab that regains focus reports the same session again; the same objects keep screens from reloading.
  const isSame = isSameSession(currentOrPending(state), incoming) && event !== 'USER_UPDATED'
  if (isSame && !state.isLoading && !state.isUnknown && event === state.event) return state
  if (isSame) return { ...state, isLoading: false, isUnknown: false, event }
  const [session, secondFactorPending] = isSecondFactorPending(incoming) ? [null, incoming] : [incoming, null]
  const user = reuseUser(state.user, session?.user ?? null)
  return { isLoading: false, isUnknown: false, session, user, secondFactorPending, event }
}

const currentOrPending = (state: SessionState): Session | null => state.session ?? state.secondFactorPending

/** Updates the state from the stored session, in case this tab missed an event. */
export function applyStoredSession(state: SessionState, stored: Session | null): SessionState {
  if (state.isLoading) return applyAuthEvent(state, 'INITIAL_SESSION', stored)
  if (isSameSession(currentOrPending(state), stored)) {
    return state.isUnknown ? { ...state, isUnknown: false } : state
  }
  return applyAuthEvent(state, inferMissedEvent(currentOrPending(state), stored), stored)
}

/** No response from the server: keep the last known state. */
export const applyUnreachable = (state: SessionState): SessionState =>
  state.isUnknown ? state : { ...state, isUnknown: true }

function inferMissedEvent(before: Session | null, after: Session | null): AuthChangeEvent {
  if (!after) return 'SIGNED_OUT'
  return before?.user.id === after.user.id ? 'TOKEN_REFRESHED' : 'SIGNED_IN'
}

/** Also compares users: tokens issued in the same second are equal even if the account changed in between. */
const isSameSession = (before: Session | null, after: Session | null): boolean =>
  before?.access_token === after?.access_token && isEqual(before?.user, after?.user)

/** Keeps the object of an equal user, so that a token refresh does not reload screens. */
const reuseUser = (before: User | null, after: User | null): User | null =>
  isEqual(before, after) ? before : after

const isEqual = (one?: User | null, other?: User | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
