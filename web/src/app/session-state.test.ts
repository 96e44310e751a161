import type { Session, User } from '@supabase/auth-js'
import { describe, expect, test } from 'vitest'
import { applyAuthEvent, applyStoredSession, applyUnreachable, initialSession } from './session-state.ts'

const user = (id: string, metadata = {}) => ({ id, user_metadata: metadata }) as User
const session = (token: string, of = user('ada')) => ({ access_token: token, user: of }) as Session

describe('loading', () => {
  test('ends with the first check, signed in or not', () => {
    expect(applyStoredSession(initialSession, null)).toMatchObject({ loading: false, user: null })
    expect(applyStoredSession(initialSession, session('1'))).toMatchObject({
      loading: false,
      user: { id: 'ada' },
    })
  })

  test('ends with any event that comes before the check', () => {
    expect(applyAuthEvent(initialSession, 'SIGNED_OUT', null).loading).toBe(false)
  })
})

describe('a second factor that is still to be shown', () => {
  const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`
  const owing = session(token({ awaits_factor: true }))

  test('is nobody signed in, and the session waits', () => {
    const waiting = applyAuthEvent(initialSession, 'SIGNED_IN', owing)
    expect(waiting).toMatchObject({ loading: false, user: null, session: null, mfaPending: owing })
    expect(applyAuthEvent(waiting, 'SIGNED_IN', owing)).toBe(waiting)
    expect(applyStoredSession(waiting, owing)).toBe(waiting)
    expect(applyStoredSession(initialSession, owing)).toMatchObject({ user: null, mfaPending: owing })
  })

  test('shown, it is somebody; given up, nobody', () => {
    const waiting = applyAuthEvent(initialSession, 'SIGNED_IN', owing)
    const shown = session(token({ aal: 'aal2' }))
    expect(applyAuthEvent(waiting, 'MFA_CHALLENGE_VERIFIED', shown)).toMatchObject({
      session: shown,
      user: { id: 'ada' },
      mfaPending: null,
    })
    expect(applyStoredSession(waiting, shown)).toMatchObject({ event: 'TOKEN_REFRESHED', mfaPending: null })
    expect(applyAuthEvent(waiting, 'SIGNED_OUT', null)).toMatchObject({ user: null, mfaPending: null })
  })
})

describe('what screens depend on stays the same object', () => {
  const requireSession = applyAuthEvent(initialSession, 'SIGNED_IN', session('1'))

  test('when a tab regains focus and reports the same session', () => {
    expect(applyAuthEvent(requireSession, 'SIGNED_IN', session('1'))).toBe(requireSession)
    const again = applyAuthEvent(requireSession, 'INITIAL_SESSION', session('1'))
    expect(again.session).toBe(requireSession.session)
    expect(again.user).toBe(requireSession.user)
  })

  test('when a new token brings an equal user', () => {
    const refreshed = applyAuthEvent(requireSession, 'TOKEN_REFRESHED', session('2'))
    expect(refreshed.session?.access_token).toBe('2')
    expect(refreshed.user).toBe(requireSession.user)
  })

  test('but a changed user is a new one', () => {
    const changed = session('1', user('ada', { requires_password_reset: false }))
    expect(applyAuthEvent(requireSession, 'USER_UPDATED', changed).user).toBe(changed.user)
  })

  test('also when its token is of the same second, and therefore equal', () => {
    const changed = session('1', user('ada', { requires_password_reset: false }))
    expect(applyAuthEvent(requireSession, 'MFA_CHALLENGE_VERIFIED', changed).user).toBe(changed.user)
    expect(applyStoredSession(requireSession, changed).user).toBe(changed.user)
  })
})

describe('a tab that missed an event', () => {
  const requireSession = applyAuthEvent(initialSession, 'SIGNED_IN', session('1'))

  test('changes nothing when it missed nothing', () => {
    expect(applyStoredSession(requireSession, session('1'))).toBe(requireSession)
  })

  test('is signed out when the stored session is gone', () => {
    expect(applyStoredSession(requireSession, null)).toMatchObject({
      session: null,
      user: null,
      event: 'SIGNED_OUT',
    })
  })

  test('takes over a refreshed token and another account', () => {
    expect(applyStoredSession(requireSession, session('2'))).toMatchObject({ event: 'TOKEN_REFRESHED' })
    expect(applyStoredSession(requireSession, session('3', user('bob')))).toMatchObject({
      event: 'SIGNED_IN',
      user: { id: 'bob' },
    })
  })
})

describe('when the server cannot be reached', () => {
  const requireSession = applyAuthEvent(initialSession, 'SIGNED_IN', session('1'))
  const unknown = applyUnreachable(requireSession)

  test('whoever was here stays, as the same objects', () => {
    expect(unknown).toEqual({ ...requireSession, isUnknown: true })
    expect(unknown.user).toBe(requireSession.user)
    expect(applyUnreachable(unknown)).toBe(unknown)
  })

  test('nobody is said to be signed out before anything is known', () => {
    expect(applyUnreachable(initialSession)).toMatchObject({ loading: true, isUnknown: true, user: null })
  })

  test('a renewed token, the same one and the end of the session all end it', () => {
    const renewed = applyAuthEvent(unknown, 'TOKEN_REFRESHED', session('2'))
    expect(renewed).toMatchObject({ isUnknown: false, session: { access_token: '2' } })
    expect(renewed.user).toBe(requireSession.user)
    expect(applyStoredSession(unknown, session('1'))).toEqual(requireSession)
    expect(applyAuthEvent(unknown, 'SIGNED_OUT', null)).toMatchObject({ isUnknown: false, user: null })
  })
})
