import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  listStored,
  readStored,
  removeStored,
  removeTabData,
  removeUserData,
  store,
  textStorage,
  userKey,
} from './storage.ts'

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)

/** As in the browser, stored items are listed as properties. */
class WorkingStorage {
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key]! : null
  }
  setItem(key: string, text: string) {
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

class FullStorage extends WorkingStorage {
  override setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

function installStorage(storage: () => unknown) {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { configurable: true, get: storage })
  }
}

const switchedOff = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  const working = new WorkingStorage()
  installStorage(() => working)
})
afterEach(() => {
  for (const key of ['draft', 'draft:1', 'draft:2']) removeStored(key)
  removeTabData()
  vi.unstubAllGlobals()
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

describe.each([
  ['working', undefined],
  ['switched off', switchedOff],
  ['missing', () => null],
  ['full', () => new FullStorage()],
])('with storage that is %s', (_, storage) => {
  beforeEach(() => {
    if (storage) installStorage(storage)
  })

  test('reads, lists and removes values', () => {
    store('draft:1', 'one')
    store('draft:2', 'two')
    store('tab', 'three', 'tab')
    expect(readStored('draft:1', parseText)).toBe('one')
    expect(readStored('tab', parseText, 'tab')).toBe('three')
    expect(listStored('draft:', parseText).sort()).toEqual([
      ['draft:1', 'one'],
      ['draft:2', 'two'],
    ])
    removeStored('draft:1')
    expect(readStored('draft:1', parseText)).toBeUndefined()
    expect(listStored('draft:', parseText)).toEqual([['draft:2', 'two']])
  })

  test('stores plain text for the auth client', () => {
    textStorage.setItem('session', 'not JSON')
    expect(textStorage.getItem('session')).toBe('not JSON')
    textStorage.removeItem('session')
    expect(textStorage.getItem('session')).toBeNull()
  })

  test("removes one user's data, and the tab's", () => {
    store(userKey('draft', 'ada'), 'one')
    store(userKey('plan', 'ada', 'first', 2), 'two')
    store(userKey('plan', 'ben', 'ada'), 'three')
    store('tab', 'four', 'tab')
    removeUserData('ada')
    expect(readStored('draft:ada', parseText)).toBeUndefined()
    expect(readStored('plan:ada:first:2', parseText)).toBeUndefined()
    expect(listStored(userKey('plan', 'ben', ''), parseText)).toEqual([['plan:ben:ada', 'three']])
    removeUserData('ben')
    removeTabData()
    expect(readStored('tab', parseText, 'tab')).toBeUndefined()
  })
})

test('a value in memory does not hide one that was stored later', () => {
  const [full, working] = [new FullStorage(), new WorkingStorage()]
  installStorage(() => full)
  store('draft', 'first')
  installStorage(() => working)
  store('draft', 'second')
  working.setItem('draft', '"third, from another tab"')
  expect(readStored('draft', parseText)).toBe('third, from another tab')
})

test('ignores values that do not parse', () => {
  store('draft', { not: 'text' })
  expect(readStored('draft', parseText)).toBeUndefined()
  localStorage.setItem('draft', '{"half')
  expect(readStored('draft', parseText)).toBeUndefined()
})
