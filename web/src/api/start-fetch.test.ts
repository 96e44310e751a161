import { beforeEach, expect, test, vi } from 'vitest'
import { startFetch } from './start-fetch.ts'

const auth = vi.hoisted(() => {
  class SessionUnknownError extends Error {}
  const listeners = new Set<() => void>()
  return {
    SessionUnknownError,
    listeners,
    isUnknown: false,
    onAuthEvent: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})

vi.mock('../entry/auth.ts', () => ({
  SessionUnknownError: auth.SessionUnknownError,
  onAuthEvent: auth.onAuthEvent,
  currentSession: async () => {
    if (auth.isUnknown) throw new auth.SessionUnknownError()
    return null
  },
}))

const tellAuthEvent = () => {
  for (const listener of [...auth.listeners]) listener()
}

beforeEach(() => {
  auth.isUnknown = false
  auth.listeners.clear()
})

test('a read is sent once, and everybody who awaits it gets the answer', async () => {
  const send = vi.fn(async () => 'text')
  const read = startFetch(send)
  expect(await Promise.all([read, read])).toEqual(['text', 'text'])
  expect(send).toHaveBeenCalledTimes(1)
})

test('nothing is sent while the session is unknown; then it is, without being asked for again', async () => {
  auth.isUnknown = true
  const send = vi.fn(async () => 'text')
  const read = startFetch(send)
  await vi.waitFor(() => expect(auth.listeners.size).toBe(1))
  tellAuthEvent()
  await vi.waitFor(() => expect(auth.listeners.size).toBe(1))
  expect(send).not.toHaveBeenCalled()

  auth.isUnknown = false
  tellAuthEvent()
  expect(await read).toBe('text')
  expect(send).toHaveBeenCalledTimes(1)
  expect(auth.listeners.size).toBe(0)
})

test('a failure is heard by whoever awaits the read later', async () => {
  const read = startFetch(async () => {
    throw new Error('no network')
  })
  await new Promise((resolve) => setTimeout(resolve))
  await expect(read).rejects.toThrow('no network')
})
