import type { Session, User } from '@supabase/auth-js'
import { describe, expect, test } from 'vitest'
import { applyAuthEvent, applyStoredSession, applyUnreachable, initialSession } from './session-state.ts'

const user = (id: string, metadata = {}) => ({ id, user_metadata: metadata }) as User
const session = (token: string, of = user('ada')) => ({ access_token: token, user: of }) as Session

describe('loading', () => {
  test('ends with the first check, signed in or not', () => {
    expect(applyStoredSession(initialSession, null)).toMatchObject({ isLoading: false, user: null })
    expect(applyStoredSession(initialSession, session('1'))).toMatchObject({
      isLoading: false,
      user: { id: 'ada' },
    })
  })

  test('ends with any event that arrives before the check', () => {
    expect(applyAuthEvent(initialSession, 'SIGNED_OUT', null).isLoading).toBe(false)
  })
})

describe('a session with the second factor pending', () => {
  const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`
  const pending = session(token({ awaits_factor: true }))

  test('has no user, and the session is in secondFactorPending', () => {
    const waiting = applyAuthEvent(initialSession, 'SIGNED_IN', pending)
    expect(waiting).toMatchObject({
      isLoading: false,
      user: null,
      session: null,
      secondFactorPending: pending,
    })
    expect(applyAuthEvent(waiting, 'SIGNED_IN', pending)).toBe(waiting)
    expect(applyStoredSession(waiting, pending)).toBe(waiting)
    expect(applyStoredSession(initialSession, pending)).toMatchObject({
      user: null,
      secondFactorPending: pending,
    })
  })

  test('becomes a user session when verified and signed out when canceled', () => {
    const waiting = applyAuthEvent(initialSession, 'SIGNED_IN', pending)
    const verified = session(token({ aal: 'aal2' }))
    expect(applyAuthEvent(waiting, 'MFA_CHALLENGE_VERIFIED', verified)).toMatchObject({
      session: verified,
      user: { id: 'ada' },
      secondFactorPending: null,
    })
    expect(applyStoredSession(waiting, verified)).toMatchObject({
      event: 'TOKEN_REFRESHED',
      secondFactorPending: null,
    })
    expect(applyAuthEvent(waiting, 'SIGNED_OUT', null)).toMatchObject({
      user: null,
      secondFactorPending: null,
    })
  })
})

describe('keeps the same objects', () => {
  const signedIn = applyAuthEvent(initialSession, 'SIGNED_IN', session('1'))

  test('when a tab regains focus and reports the same session', () => {
    expect(applyAuthEvent(signedIn, 'SIGNED_IN', session('1'))).toBe(signedIn)
    const again = applyAuthEvent(signedIn, 'INITIAL_SESSION', session('1'))
    expect(again.session).toBe(signedIn.session)
    expect(again.user).toBe(signedIn.user)
  })

  test('for an equal user with a new token', () => {
    const refreshed = applyAuthEvent(signedIn, 'TOKEN_REFRESHED', session('2'))
    expect(refreshed.session?.access_token).toBe('2')
    expect(refreshed.user).toBe(signedIn.user)
  })

  test('but replaces a changed user', () => {
    const changed = session('1', user('ada', { requires_password_reset: false }))
    expect(applyAuthEvent(signedIn, 'USER_UPDATED', changed).user).toBe(changed.user)
  })

  test('but replaces a changed user with an equal token, issued in the same second', () => {
    const changed = session('1', user('ada', { requires_password_reset: false }))
    expect(applyAuthEvent(signedIn, 'MFA_CHALLENGE_VERIFIED', changed).user).toBe(changed.user)
    expect(applyStoredSession(signedIn, changed).user).toBe(changed.user)
  })
})

describe('a tab that missed an event', () => {
  const signedIn = applyAuthEvent(initialSession, 'SIGNED_IN', session('1'))

  test('changes nothing if the stored session is the same', () => {
    expect(applyStoredSession(signedIn, session('1'))).toBe(signedIn)
  })

  test('is signed out when the stored session is gone', () => {
    expect(applyStoredSession(signedIn, null)).toMatchObject({
      session: null,
      user: null,
      event: 'SIGNED_OUT',
    })
  })

  test('applies a refreshed token and another account', () => {
    expect(applyStoredSession(signedIn, session('2'))).toMatchObject({ event: 'TOKEN_REFRESHED' })
    expect(applyStoredSession(signedIn, session('3', user('bob')))).toMatchObject({
      event: 'SIGNED_IN',
      user: { id: 'bob' },
    })
  })
})

describe('when the server cannot be reached', () => {
  const signedIn = applyAuthEvent(initialSession, 'SIGNED_IN', session('1'))
  const unknown = applyUnreachable(signedIn)

  test('keeps the last known user, as the same objects', () => {
    expect(unknown).toEqual({ ...signedIn, isUnknown: true })
    expect(unknown.user).toBe(signedIn.user)
    expect(applyUnreachable(unknown)).toBe(unknown)
  })

  test('stays loading if no session was known before', () => {
    expect(applyUnreachable(initialSession)).toMatchObject({ isLoading: true, isUnknown: true, user: null })
  })

  test('ends with a refreshed token, the same token or a sign-out', () => {
    const renewed = applyAuthEvent(unknown, 'TOKEN_REFRESHED', session('2'))
    expect(renewed).toMatchObject({ isUnknown: false, session: { access_token: '2' } })
    expect(renewed.user).toBe(signedIn.user)
    expect(applyStoredSession(unknown, session('1'))).toEqual(signedIn)
    expect(applyAuthEvent(unknown, 'SIGNED_OUT', null)).toMatchObject({ isUnknown: false, user: null })
  })
})
