import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RequestError, unreachableError } from '../clients/request-error.ts'
import { sessionStorageKey } from '../clients/stored-session.ts'
import { removeStored, removeUserData, store, userKey } from '../storage/storage.ts'
import {
  countUnsent,
  defineOutboxKind,
  emptyOutbox,
  registerOutboxKinds,
  retryDelayMs,
  startOutbox,
} from './outbox.ts'
import type { OutboxItem } from './outbox-items.ts'

/** Responses of the server, in turn; then it accepts everything. */
const answers: (() => unknown)[] = []
const sent: string[] = []

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
const send = async ({ userId, payload }: OutboxItem<string>) => {
  sent.push(`${userId}: ${payload}`)
  return (answers.shift() ?? (() => 'saved'))()
}

const notes = defineOutboxKind<string>({
  name: 'note',
  parse: parseText,
  send,
  isReady: (text) => !text.endsWith('…'),
  migrateLegacyItems: (userId) => {
    if (usersOfEarlierVersion.delete(userId)) notes.put(userId, 'legacy', 'from an earlier version')
  },
})
const droppable = defineOutboxKind<string>({ name: 'droppable', parse: parseText, send, dropsRefused: true })
const unsaved = defineOutboxKind<string>({
  name: 'unsaved',
  parse: parseText,
  send,
  isReady: () => false,
  isUnsavedWork: () => true,
})
const usersOfEarlierVersion = new Set<string>()
let loadLate = async (): Promise<unknown> => defineOutboxKind({ name: 'late', parse: parseText, send })
registerOutboxKinds(
  {
    note: async () => notes,
    droppable: async () => droppable,
    unsaved: async () => unsaved,
    late: () => loadLate(),
  },
  ['unsaved'],
)

const offline = () => {
  throw unreachableError()
}
const refusing = (status: number) => () => {
  throw new RequestError('No', { status })
}

const signIn = (userId: string) =>
  store(sessionStorageKey, {
    access_token: `token of ${userId}`,
    expires_at: Date.now() / 1000 + 3600,
    user: { id: userId },
  })

/** As the browser does when another tab has changed the storage. */
const storedElsewhere = (key: string, newValue: string | null, oldValue: string | null = null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, oldValue }))

const passTime = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  signIn('ada')
  stop = startOutbox('ada')
})
afterEach(() => {
  stop()
  for (const userId of ['ada', 'ben']) removeUserData(userId)
  removeStored(sessionStorageKey)
  answers.length = 0
  sent.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sends items in the order in which they were stored, and removes them', async () => {
  notes.put('ada', '1', 'one')
  await passTime(1)
  answers.push(offline, offline)
  notes.put('ada', '2', 'two')
  await passTime(1)
  notes.put('ada', '3', 'three')
  sent.length = 0
  await passTime(60_000)
  expect(sent).toEqual(['ada: two', 'ada: three', 'ada: two'])
  expect(notes.list('ada')).toEqual([])
})

test('tries again later and later, and at once when the network returns', async () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([2, 4, 8, 16, 32, 60, 60].map((s) => s * 1000))
  answers.push(offline, offline, refusing(503))
  notes.put('ada', '1', 'one')
  await passTime(1999)
  expect(sent).toHaveLength(1)
  expect(countUnsent('ada')).toBe(1)
  await passTime(1)
  expect(sent).toHaveLength(2)
  expect(notes.find('ada', '1')?.attempts).toBe(2)
  window.dispatchEvent(new Event('online'))
  await passTime()
  expect(sent).toHaveLength(3)
  await passTime(60_000)
  expect(countUnsent('ada')).toBe(0)
})

test('waits for a pause between changes, and sends only the last one', async () => {
  notes.put('ada', '1', 'o', { delayMs: 800 })
  await passTime(500)
  notes.put('ada', '1', 'one', { delayMs: 800 })
  await passTime(799)
  expect(sent).toEqual([])
  await passTime(1)
  expect(sent).toEqual(['ada: one'])
  notes.put('ada', '1', 'two', { delayMs: 800 })
  notes.flush()
  await passTime()
  expect(sent).toEqual(['ada: one', 'ada: two'])
})

test('sends what changes while it is being sent', async () => {
  answers.push(() => notes.put('ada', '1', 'newer'))
  notes.put('ada', '1', 'older')
  await passTime()
  expect(sent).toEqual(['ada: older', 'ada: newer'])
  expect(notes.list('ada')).toEqual([])
})

test('says when a request has ended, so that nothing is sent behind the back of a page', async () => {
  let answer = () => {}
  answers.push(() => new Promise<void>((resolve) => (answer = resolve)))
  notes.put('ada', '1', 'one')
  await passTime()
  const settled = vi.fn()
  void notes.settled().then(settled)
  await passTime()
  expect(settled).not.toHaveBeenCalled()
  answer()
  await passTime()
  expect(settled).toHaveBeenCalled()
})

test('keeps drafts and does not count them', async () => {
  notes.put('ada', '1', 'half a th…')
  await passTime(60_000)
  expect(sent).toEqual([])
  expect(countUnsent('ada')).toBe(0)
  expect(await emptyOutbox('ada')).toBe(true)
  notes.put('ada', '1', 'half a thought')
  await passTime()
  expect(sent).toEqual(['ada: half a thought'])
})

describe('what the server refuses', () => {
  test('stays until it changes', async () => {
    answers.push(refusing(413))
    notes.put('ada', '1', 'too long')
    await passTime(120_000)
    window.dispatchEvent(new Event('online'))
    await passTime()
    expect(sent).toEqual(['ada: too long'])
    expect(notes.find('ada', '1')?.payload).toBe('too long')
    notes.put('ada', '1', 'short')
    await passTime()
    expect(sent.at(-1)).toBe('ada: short')
  })

  test('does not count as unsent, but is not lost at a sign-out without a question', async () => {
    answers.push(offline, refusing(413))
    notes.put('ada', '1', 'too long')
    await passTime(10)
    expect(countUnsent('ada')).toBe(1)
    await passTime(60_000)
    expect(notes.find('ada', '1')?.payload).toBe('too long')
    expect(countUnsent('ada')).toBe(0)
    expect(await emptyOutbox('ada')).toBe(false)
  })

  test('is removed where nobody can change it', async () => {
    answers.push(refusing(400))
    droppable.put('ada', '1', 'wrong')
    await passTime()
    expect(droppable.list('ada')).toEqual([])
  })
})

test('tells listeners what happened', async () => {
  const states: string[] = []
  const stopListening = notes.subscribe(({ item, state }) => states.push(`${item.key} ${state}`))
  answers.push(offline, () => 'saved', refusing(400))
  notes.put('ada', '1', 'one')
  await passTime(2000)
  notes.put('ada', '2', 'two')
  await passTime()
  notes.remove('ada', '2')
  notes.remove('ada', '2')
  expect(states).toEqual(['1 changed', '1 waiting', '1 sent', '2 changed', '2 refused', '2 removed'])
  stopListening()
})

describe('two users on one browser', () => {
  test("never sends one user's items as another", async () => {
    answers.push(offline)
    notes.put('ada', '1', "Ada's")
    await passTime()
    stop()
    signIn('ben')
    stop = startOutbox('ben')
    sent.length = 0
    notes.put('ben', '1', "Ben's")
    await passTime(120_000)
    expect(sent).toEqual(["ben: Ben's"])
    stop()
    signIn('ada')
    stop = startOutbox('ada')
    await passTime()
    expect(sent).toEqual(["ben: Ben's", "ada: Ada's"])
  })

  test('stops at sign-out, also in the middle of a request, and stores nothing afterward', async () => {
    answers.push(() => {
      removeStored(sessionStorageKey)
      removeUserData('ada')
      throw unreachableError()
    })
    notes.put('ada', '1', 'one')
    notes.put('ada', '2', 'two')
    await passTime(120_000)
    expect(sent).toEqual(['ada: one'])
    expect(notes.list('ada')).toEqual([])
  })

  test('stores nothing for a user who has signed out', () => {
    removeStored(sessionStorageKey)
    notes.put('ada', '1', 'the last words')
    expect(notes.list('ada')).toEqual([])
  })
})

describe('another tab', () => {
  const id = userKey('note', 'ada', '1')
  const stored = JSON.stringify({ payload: 'from another tab', attempts: 0, since: 1 })

  test('sends its own items; this tab does if that one is gone', async () => {
    const seen: unknown[] = []
    const stopListening = notes.subscribe(({ item, state }) => seen.push([item.payload, state]))
    store(id, JSON.parse(stored))
    storedElsewhere(id, stored)
    await passTime(5000)
    expect(seen).toEqual([['from another tab', 'changed']])
    expect(sent).toEqual([])
    await passTime(5000)
    expect(sent).toEqual(['ada: from another tab'])
    stopListening()
  })

  test('may have sent an item, which is not sent again', async () => {
    answers.push(offline)
    notes.put('ada', '1', 'one')
    await passTime()
    removeStored(id)
    storedElsewhere(id, null, stored)
    await passTime(60_000)
    expect(sent).toEqual(['ada: one'])
  })
})

describe('earlier visits', () => {
  test('items are sent when the site is opened again', async () => {
    stop()
    store(userKey('note', 'ada', '1'), { payload: 'typed yesterday', attempts: 7, since: 1 })
    expect(countUnsent('ada')).toBe(1)
    stop = startOutbox('ada')
    await passTime()
    expect(sent).toEqual(['ada: typed yesterday'])
  })

  test('an earlier version stored payloads alone, or elsewhere', async () => {
    stop()
    store(userKey('note', 'ada', '1'), 'bare')
    store(userKey('note', 'ada', '2'), { not: 'a text' })
    usersOfEarlierVersion.add('ada')
    stop = startOutbox('ada')
    await passTime()
    expect(sent.sort()).toEqual(['ada: bare', 'ada: from an earlier version'])
  })
})

test('empties itself before a sign-out, or says that something is left', async () => {
  notes.put('ada', '1', 'one', { delayMs: 5000 })
  expect(await emptyOutbox('ada')).toBe(true)
  answers.push(offline)
  notes.put('ada', '2', 'two')
  expect(await emptyOutbox('ada')).toBe(false)
})

test('counts items as waiting while their code cannot be loaded, and loads it again', async () => {
  stop()
  store(userKey('late', 'ada', '1'), { payload: 'typed yesterday', attempts: 0, since: 1 })
  const load = loadLate
  loadLate = () => Promise.reject(new Error('offline'))
  stop = startOutbox('ada')
  expect(await emptyOutbox('ada')).toBe(false)
  loadLate = load
  await passTime(60_000)
  expect(sent).toEqual(['ada: typed yesterday'])
  expect(await emptyOutbox('ada')).toBe(true)
})

test('does not count what its own screen shows as unsent', () => {
  store(userKey('unsaved', 'ada', 'draft'), { payload: 'of an earlier visit', attempts: 3, since: 1 })
  expect(countUnsent('ada')).toBe(0)
})

test('work that cannot be sent yet is not lost at a sign-out without a question', async () => {
  unsaved.put('ada', 'draft', 'of an editor that was closed')
  expect(await emptyOutbox('ada')).toBe(false)
  expect(sent).toEqual([])
  unsaved.remove('ada', 'draft')
  expect(await emptyOutbox('ada')).toBe(true)
})
