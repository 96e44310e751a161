import { afterEach, expect, test, vi } from 'vitest'
import { readable } from './ahead.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Answers with the key and how often it was asked. */
function counted() {
  let times = 0
  return readable(async (key: string) => `${key} ${++times}`)
}

test('what was asked ahead is given to the next who reads the same, and to nobody after', async () => {
  const read = counted()
  read.ahead('lesson1')
  expect(await read('lesson1')).toBe('lesson1 1')
  expect(await read('lesson1')).toBe('lesson1 2')
})

test('who reads something else gets that', async () => {
  const read = counted()
  read.ahead('lesson1')
  expect(await read('lesson2')).toBe('lesson2 2')
  expect(await read('lesson1')).toBe('lesson1 3')
})

test('an answer that waited too long is not shown', async () => {
  vi.useFakeTimers()
  const read = counted()
  read.ahead('lesson1')
  vi.advanceTimersByTime(10_000)
  expect(await read('lesson1')).toBe('lesson1 2')
})

test('a failure is heard by whoever reads, and the next read asks again', async () => {
  let isBroken = true
  const read = readable(async (key: string) => {
    if (isBroken) throw new Error('no network')
    return key
  })
  read.ahead('lesson1')
  await expect(read('lesson1')).rejects.toThrow('no network')
  isBroken = false
  expect(await read('lesson1')).toBe('lesson1')
})
