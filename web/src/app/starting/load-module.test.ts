import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadModule, ModuleLoadError } from './load-module.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fails this many times, then succeeds. */
function createFailingLoad(times: number) {
  let calls = 0
  const load = async () => {
    calls += 1
    if (calls <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the page'
  }
  return { load, calls: () => calls }
}

test.each([0, 1, 2])('loads a module that fails %i times', async (times) => {
  const { load, calls } = createFailingLoad(times)
  const loaded = loadModule(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('the page')
  expect(calls()).toBe(times + 1)
})

test('gives up after three attempts and throws the cause', async () => {
  const { load, calls } = createFailingLoad(99)
  const failure = loadModule(load).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await failure).toBeInstanceOf(ModuleLoadError)
  expect((await failure) as Error).toMatchObject({ cause: expect.any(TypeError) })
  expect(calls()).toBe(3)
})
