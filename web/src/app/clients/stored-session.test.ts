import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  hasStoredSession,
  sessionStorageKey,
  storedUserId,
  usableSession,
  validSession,
} from './stored-session.ts'

const now = 1_800_000_000
const session = { access_token: 'token', expires_at: now + 3600, user: { id: 'ada' } }
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.useFakeTimers({ now: now * 1000 })
  vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const store = (value: unknown) => items.set(sessionStorageKey, JSON.stringify(value))

test('returns a session whose token is valid for a while', () => {
  store(session)
  expect(hasStoredSession()).toBe(true)
  expect(usableSession()).toEqual(session)
})

describe('leaves it to the auth client to handle', () => {
  test.each([
    ['an expired token', { ...session, expires_at: now - 1 }],
    ['a token about to expire', { ...session, expires_at: now + 90 }],
    ['a session without an expiry', { ...session, expires_at: undefined }],
    ['a session without a user', { ...session, user: undefined }],
    ['a value that is not a session', 'hello'],
  ])('%s', (_, stored) => {
    store(stored)
    expect(hasStoredSession()).toBe(true)
    expect(usableSession()).toBeUndefined()
  })
})

test('a token that should be refreshed is still valid until it expires', () => {
  store({ ...session, expires_at: now + 90 })
  expect(validSession()).toMatchObject({ access_token: 'token' })
  store({ ...session, expires_at: now })
  expect(validSession()).toBeUndefined()
})

test('finds no session in empty, invalid or disabled storage', () => {
  expect(hasStoredSession()).toBe(false)
  items.set(sessionStorageKey, '{"access_')
  expect(hasStoredSession()).toBe(false)
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(hasStoredSession()).toBe(false)
  expect(usableSession()).toBeUndefined()
})

test('ignores a session with the second factor pending', () => {
  const claims = btoa(JSON.stringify({ awaits_factor: true, name: 'Zoë' }))
  store({ ...session, access_token: `x.${claims.replaceAll('=', '').replaceAll('/', '_')}.x` })
  expect(hasStoredSession()).toBe(true)
  expect(storedUserId()).toBeUndefined()
  store(session)
  expect(storedUserId()).toBe('ada')
})
