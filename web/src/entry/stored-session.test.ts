import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasStoredSession, sessionStorageKey, storedUserId, usableSession } from './stored-session.ts'

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

test('a session whose token is good for a while can be used', () => {
  store(session)
  expect(hasStoredSession()).toBe(true)
  expect(usableSession()).toEqual(session)
})

describe('only the client can tell about', () => {
  test.each([
    ['a token that has ended', { ...session, expires_at: now - 1 }],
    ['a token about to end', { ...session, expires_at: now + 90 }],
    ['a session without an end', { ...session, expires_at: undefined }],
    ['a session without a user', { ...session, user: undefined }],
    ['something that is no session', 'hello'],
  ])('%s', (_, stored) => {
    store(stored)
    expect(hasStoredSession()).toBe(true)
    expect(usableSession()).toBeUndefined()
  })
})

test('nothing stored, text that is no JSON and storage that is switched off are no session', () => {
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

test('whoever still owes the second factor has not signed in', () => {
  const claims = btoa(JSON.stringify({ awaits_factor: true, name: 'Zoë' }))
  store({ ...session, access_token: `x.${claims.replaceAll('=', '').replaceAll('/', '_')}.x` })
  expect(hasStoredSession()).toBe(true)
  expect(storedUserId()).toBeUndefined()
  store(session)
  expect(storedUserId()).toBe('ada')
})
