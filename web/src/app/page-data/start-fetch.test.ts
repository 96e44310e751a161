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

vi.mock('../clients/auth.ts', () => ({
  SessionUnknownError: auth.SessionUnknownError,
  onAuthEvent: auth.onAuthEvent,
  currentSession: async () => {
    if (auth.isUnknown) throw new auth.SessionUnknownError()
    return null
  },
}))

const emitAuthEvent = () => {
  for (const listener of [...auth.listeners]) listener()
}

beforeEach(() => {
  auth.isUnknown = false
  auth.listeners.clear()
})

test('sends one request for all awaiters', async () => {
  const send = vi.fn(async () => 'text')
  const promise = startFetch(send)
  expect(await Promise.all([promise, promise])).toEqual(['text', 'text'])
  expect(send).toHaveBeenCalledTimes(1)
})

test('waits until the session is known, then sends the request', async () => {
  auth.isUnknown = true
  const send = vi.fn(async () => 'text')
  const promise = startFetch(send)
  await vi.waitFor(() => expect(auth.listeners.size).toBe(1))
  emitAuthEvent()
  await vi.waitFor(() => expect(auth.listeners.size).toBe(1))
  expect(send).not.toHaveBeenCalled()

  auth.isUnknown = false
  emitAuthEvent()
  expect(await promise).toBe('text')
  expect(send).toHaveBeenCalledTimes(1)
  expect(auth.listeners.size).toBe(0)
})

test('rejects for a caller that awaits the promise later', async () => {
  const promise = startFetch(async () => {
    throw new Error('no network')
  })
  await new Promise((resolve) => setTimeout(resolve))
  await expect(promise).rejects.toThrow('no network')
})
