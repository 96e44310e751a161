import type { Session, User } from '@supabase/auth-js'
import { describe, expect, test } from 'vitest'
import { afterCheck, afterEvent, unknownSession } from './session-state.ts'

const user = (id: string, metadata = {}) => ({ id, user_metadata: metadata }) as User
const session = (token: string, of = user('ada')) => ({ access_token: token, user: of }) as Session

describe('loading', () => {
  test('ends with the first check, signed in or not', () => {
    expect(afterCheck(unknownSession, null)).toMatchObject({ loading: false, user: null })
    expect(afterCheck(unknownSession, session('1'))).toMatchObject({ loading: false, user: { id: 'ada' } })
  })

  test('ends with any event that comes before the check', () => {
    expect(afterEvent(unknownSession, 'SIGNED_OUT', null).loading).toBe(false)
  })
})

describe('what screens depend on stays the same object', () => {
  const signedIn = afterEvent(unknownSession, 'SIGNED_IN', session('1'))

  test('when a tab regains focus and reports the same session', () => {
    expect(afterEvent(signedIn, 'SIGNED_IN', session('1'))).toBe(signedIn)
    const again = afterEvent(signedIn, 'INITIAL_SESSION', session('1'))
    expect(again.session).toBe(signedIn.session)
    expect(again.user).toBe(signedIn.user)
  })

  test('when a new token brings an equal user', () => {
    const refreshed = afterEvent(signedIn, 'TOKEN_REFRESHED', session('2'))
    expect(refreshed.session?.access_token).toBe('2')
    expect(refreshed.user).toBe(signedIn.user)
  })

  test('but a changed user is a new one', () => {
    const changed = session('1', user('ada', { requires_password_reset: false }))
    expect(afterEvent(signedIn, 'USER_UPDATED', changed).user).toBe(changed.user)
  })
})

describe('a tab that missed an event', () => {
  const signedIn = afterEvent(unknownSession, 'SIGNED_IN', session('1'))

  test('changes nothing when it missed nothing', () => {
    expect(afterCheck(signedIn, session('1'))).toBe(signedIn)
  })

  test('is signed out when the stored session is gone', () => {
    expect(afterCheck(signedIn, null)).toMatchObject({ session: null, user: null, event: 'SIGNED_OUT' })
  })

  test('takes over a refreshed token and another account', () => {
    expect(afterCheck(signedIn, session('2'))).toMatchObject({ event: 'TOKEN_REFRESHED' })
    expect(afterCheck(signedIn, session('3', user('bob')))).toMatchObject({
      event: 'SIGNED_IN',
      user: { id: 'bob' },
    })
  })
})
