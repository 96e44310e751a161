import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAllStored, readStored, removeAllStored, removeStored, store, textStorage } from './storage.ts'

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)

/** As in the browser: what is stored can be listed like properties. */
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

function give(storage: () => unknown) {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { configurable: true, get: storage })
  }
}

const switchedOff = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  const working = new WorkingStorage()
  give(() => working)
})
afterEach(() => {
  removeAllStored()
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
    if (storage) give(storage)
  })

  test('what is stored can be read, listed and removed', () => {
    store('draft:1', 'one')
    store('draft:2', 'two')
    store('tab', 'three', 'tab')
    expect(readStored('draft:1', parseText)).toBe('one')
    expect(readStored('tab', parseText, 'tab')).toBe('three')
    expect(readAllStored('draft:', parseText).sort()).toEqual(['one', 'two'])
    removeStored('draft:1')
    expect(readStored('draft:1', parseText)).toBeUndefined()
    expect(readAllStored('draft:', parseText)).toEqual(['two'])
  })

  test('the auth client finds its text again', () => {
    textStorage.setItem('session', 'not JSON')
    expect(textStorage.getItem('session')).toBe('not JSON')
    textStorage.removeItem('session')
    expect(textStorage.getItem('session')).toBeNull()
  })

  test('nothing is left when everything is removed', () => {
    store('draft', 'one')
    store('tab', 'two', 'tab')
    removeAllStored()
    expect(readStored('draft', parseText)).toBeUndefined()
    expect(readStored('tab', parseText, 'tab')).toBeUndefined()
  })
})

test('a value that could be stored after all is not hidden by the one that could not', () => {
  const [full, working] = [new FullStorage(), new WorkingStorage()]
  give(() => full)
  store('draft', 'first')
  give(() => working)
  store('draft', 'second')
  working.setItem('draft', '"third, from another tab"')
  expect(readStored('draft', parseText)).toBe('third, from another tab')
})

test('what has another form, or is no JSON, is not believed', () => {
  store('draft', { not: 'text' })
  expect(readStored('draft', parseText)).toBeUndefined()
  localStorage.setItem('draft', '{"half')
  expect(readStored('draft', parseText)).toBeUndefined()
})
