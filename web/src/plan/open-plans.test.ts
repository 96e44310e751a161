import type { Entries, SavePlanResponse } from '@course/contract/learning/plan'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError, unreachableError } from '../app/clients/request-error.ts'
import { sessionStorageKey } from '../app/clients/stored-session.ts'
import { startOutbox } from '../app/outbox/outbox.ts'
import { listStored, removeUserData, store, userKey } from '../app/storage/storage.ts'
import { entriesOutbox, putEntries } from './entries-outbox.ts'
import { changePlan, hasEntries, openPlan, receivePlan } from './open-plans.ts'
import { savePlan } from './requests.ts'

vi.mock('./requests.ts', () => ({ savePlan: vi.fn() }))

const saved: SavePlanResponse = { revision: 1, entries: null, undo: null }
const waitingEntries = () => entriesOutbox.find('ada', 'p')?.payload
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 5 })
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(savePlan).mockReset().mockResolvedValue(saved)
  store(sessionStorageKey, { access_token: 'token', expires_at: 4e9, user: { id: 'ada' } })
  stop = startOutbox('ada')
})
afterEach(() => {
  stop()
  removeUserData('ada')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('entries wait until the server has them', async () => {
  changePlan('ada', 'p', { 'w01/tail': 'one' })
  expect(waitingEntries()).toEqual({ 'w01/tail': ['one', 5, expect.any(String)] })
  expect(openPlan('ada', 'p').saveState).toEqual({ step: 'saving' })
  await passTime(800)
  expect(openPlan('ada', 'p')).toMatchObject({
    saveState: { step: 'saved' },
    entries: { 'w01/tail': ['one', 5, expect.any(String)] },
  })
  expect(waitingEntries()).toBeUndefined()
})

test('entries made during a save are sent as well', async () => {
  vi.mocked(savePlan).mockImplementationOnce(async () => {
    changePlan('ada', 'p', { 'w01/tail': 'two' })
    return saved
  })
  changePlan('ada', 'p', { 'w01/tail': 'one' })
  await passTime(800)
  const values = vi.mocked(savePlan).mock.calls.map(([, changes]) => changes['w01/tail']?.[0])
  expect(values).toEqual(['one', 'two'])
})

test('a new entry gets a later time even if the clock is behind', () => {
  receivePlan('ada', 'p', {
    entries: { 'w01/tail': ['from the future', 1000, 'b'] },
    revision: 3,
    undo: null,
  })
  changePlan('ada', 'p', { 'w01/tail': 'mine' })
  expect(openPlan('ada', 'p').entries['w01/tail']).toEqual(['mine', 1001, expect.any(String)])
})

test('shows entries of the server and of other tabs, and keeps newer ones', async () => {
  changePlan('ada', 'p', { 'w01/tail': 'one' })
  receivePlan('ada', 'p', {
    entries: { 'w01/unit': ['points', 9, 'b'], 'w01/tail': ['older', 1, 'b'] },
    revision: 2,
    undo: '2027-01-01',
  })
  // Another tab stores its entries; this tab adds its own to them.
  const other: Entries = { 'w02/name': ['typed elsewhere', 8, 'c'] }
  putEntries('ada', 'p', other)
  expect(Object.keys(openPlan('ada', 'p').entries).sort()).toEqual(['w01/tail', 'w01/unit', 'w02/name'])
  expect(openPlan('ada', 'p').entries['w01/tail']?.[0]).toBe('one')
  expect(openPlan('ada', 'p').undo).toBe('2027-01-01')
  expect(Object.keys(waitingEntries() ?? {}).sort()).toEqual(['w01/tail', 'w02/name'])
  await passTime(800)
  expect(vi.mocked(savePlan).mock.calls.at(-1)?.[2], 'the revision that this tab has').toBe(2)
  const response = { exercises: [], personFields: [], plans: [], plan: null, links: [], comments: [] }
  putEntries('ada', 'ada', other)
  expect(['w01', 'w02'].map((exercise) => hasEntries('ada', exercise, response))).toEqual([false, true])
})

test('says that it waits, or why the server refused', async () => {
  vi.mocked(savePlan).mockRejectedValueOnce(unreachableError())
  changePlan('ada', 'p', { 'w01/tail': 'one' })
  await passTime(800)
  expect(openPlan('ada', 'p').saveState).toEqual({ step: 'waiting' })
  changePlan('ada', 'p', { 'w01/tail': 'too much' })
  expect(openPlan('ada', 'p').saveState).toEqual({ step: 'waiting' })
  vi.mocked(savePlan).mockRejectedValueOnce(new RequestError('The plan is too large.', { status: 413 }))
  await passTime(800)
  expect(openPlan('ada', 'p').saveState).toEqual({ step: 'refused', text: 'The plan is too large.' })
  expect(waitingEntries()).toHaveProperty('w01/tail')
})

test('keeps nothing in memory after a sign-out', () => {
  changePlan('ada', 'p', { 'w01/tail': 'one' })
  stop()
  removeUserData('ada')
  expect(openPlan('ada', 'p')).toMatchObject({ entries: {}, saveState: { step: 'saved' } })
})

test('sends what version 0.3 stored and could not send', async () => {
  stop()
  const entries: Entries = { 'w01/name': ['on the train', 3, 'a'], 'w01/tail': ['sent before', 2, 'a'] }
  store(userKey('plan', 'ada', 'p'), { id: 'p', seen: 4, entries, waiting: ['w01/name'] })
  store(userKey('plan', 'ada', 'q'), { id: 'q', seen: 1, entries: {}, waiting: [] })
  store(userKey('plan', 'ada', 'broken'), { id: 'broken', entries: { key: 'x' }, waiting: ['key'] })
  stop = startOutbox('ada')
  await passTime(0)
  expect(vi.mocked(savePlan).mock.calls.map(([planId, changes]) => [planId, changes])).toEqual([
    ['p', { 'w01/name': entries['w01/name'] }],
  ])
  expect(listStored(userKey('plan', 'ada', ''), (stored) => stored)).toEqual([])
})
