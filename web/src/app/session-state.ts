import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { awaitsFactor } from '../entry/stored-session.ts'

/**
 * Signed in: `user`. Signed out: no `user` and not `loading`. Unknown: `isUnknown`, with the last known user.
 * With MFA pending: signed out, with the session in `awaiting`.
 */
export type SessionState = {
  /** True until it is known for the first time who is here. */
  loading: boolean
  /** The server cannot be reached to renew the session: what is shown stays, and nothing is sent. */
  isUnknown: boolean
  session: Session | null
  user: User | null
  /** A session that becomes one when the second factor is shown. */
  mfaPending: Session | null
  /** The last thing that happened; PASSWORD_RECOVERY tells that the visitor came by a reset link. */
  event: AuthChangeEvent | undefined
}

export const initialSession: SessionState = {
  loading: true,
  isUnknown: false,
  session: null,
  user: null,
  mfaPending: null,
  event: undefined,
}

export function applyAuthEvent(
  now: SessionState,
  event: AuthChangeEvent,
  held: Session | null,
): SessionState {
  // A tab that regains focus reports the same session again; keeping the old objects spares every screen a reload.
  const isSame = isSameSession(heldIn(now), held) && event !== 'USER_UPDATED'
  if (isSame && !now.loading && !now.isUnknown && event === now.event) return now
  if (isSame) return { ...now, loading: false, isUnknown: false, event }
  const [session, mfaPending] = awaitsFactor(held) ? [null, held] : [held, null]
  const user = sameUser(now.user, session?.user ?? null)
  return { loading: false, isUnknown: false, session, user, mfaPending, event }
}

const heldIn = (state: SessionState): Session | null => state.session ?? state.mfaPending

/** After the stored session was read: it corrects what this tab believes when it missed an event. */
export function applyStoredSession(now: SessionState, stored: Session | null): SessionState {
  if (now.loading) return applyAuthEvent(now, 'INITIAL_SESSION', stored)
  if (isSameSession(heldIn(now), stored)) {
    return now.isUnknown ? { ...now, isUnknown: false } : now
  }
  return applyAuthEvent(now, eventMissed(heldIn(now), stored), stored)
}

/** No response from the server: keep the last known state. */
export const applyUnreachable = (now: SessionState): SessionState =>
  now.isUnknown ? now : { ...now, isUnknown: true }

function eventMissed(before: Session | null, after: Session | null): AuthChangeEvent {
  if (!after) return 'SIGNED_OUT'
  return before?.user.id === after.user.id ? 'TOKEN_REFRESHED' : 'SIGNED_IN'
}

/** Two tokens of one second are equal, though the account has got another app in between: so its user counts too. */
const isSameSession = (before: Session | null, after: Session | null): boolean =>
  before?.access_token === after?.access_token && isEqual(before?.user, after?.user)

/** A refreshed token brings an equal user; screens that depend on the user must not start over for it. */
const sameUser = (before: User | null, after: User | null): User | null =>
  isEqual(before, after) ? before : after

const isEqual = (one?: User | null, other?: User | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
