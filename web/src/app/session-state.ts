import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'

export type SessionState = {
  /** True until the first session check or the first auth change, whichever comes first. */
  loading: boolean
  session: Session | null
  user: User | null
  /** The last thing that happened; PASSWORD_RECOVERY tells that the visitor came by a reset link. */
  event: AuthChangeEvent | undefined
}

export const unknownSession: SessionState = { loading: true, session: null, user: null, event: undefined }

export function afterEvent(now: SessionState, event: AuthChangeEvent, session: Session | null): SessionState {
  // A tab that regains focus reports the same session again; keeping the old objects spares every screen a reload.
  const isSame = now.session?.access_token === session?.access_token && event !== 'USER_UPDATED'
  if (isSame && !now.loading && event === now.event) return now
  return {
    loading: false,
    session: isSame ? now.session : session,
    user: isSame ? now.user : sameUser(now.user, session?.user ?? null),
    event,
  }
}

/** After the stored session was read: it corrects what this tab believes when it missed an event. */
export function afterCheck(now: SessionState, stored: Session | null): SessionState {
  if (now.loading) return afterEvent(now, 'INITIAL_SESSION', stored)
  if (now.session?.access_token === stored?.access_token) return now
  return afterEvent(now, eventMissed(now.session, stored), stored)
}

function eventMissed(before: Session | null, after: Session | null): AuthChangeEvent {
  if (!after) return 'SIGNED_OUT'
  return before?.user.id === after.user.id ? 'TOKEN_REFRESHED' : 'SIGNED_IN'
}

/** A refreshed token brings an equal user; screens that depend on the user must not start over for it. */
function sameUser(before: User | null, after: User | null): User | null {
  return before && after && JSON.stringify(before) === JSON.stringify(after) ? before : after
}
