import type { Entries } from '@course/contract/learning/plan'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionStorageKey } from '../app/clients/stored-session.ts'
import { readStored, removeStored, removeUserData, store } from '../app/storage.ts'
import { emptyPlan, enter, parseLocalPlan } from './local-plan.ts'
import { sendPlan } from './requests.ts'
import { syncUnsavedEntries } from './sync-unsaved.ts'
import { planKey } from './unsaved.ts'

vi.mock('./requests.ts', () => ({ sendPlan: vi.fn() }))

const key = planKey('ada', 'first')
const storedPlan = () => readStored(key, parseLocalPlan)
const unsent = enter(emptyPlan('first'), { 'w01/name': 'Typed offline' }, 1, 'tab1')

/** Sends the stored plan; `meanwhile` happens before the response arrives. */
function syncWith(meanwhile: (sent: Entries) => void) {
  vi.mocked(sendPlan).mockImplementation(async (_userId, _planId, sent) => {
    meanwhile(sent)
    return { state: 'saved', saved: { revision: 1, entries: null, undo: null } }
  })
  return syncUnsavedEntries('ada')
}

beforeEach(() => {
  store(sessionStorageKey, { access_token: 'token', user: { id: 'ada' } })
  store(key, unsent)
})

test('marks sent entries as saved', async () => {
  expect(await syncWith(() => {})).toBe(true)
  expect(storedPlan()).toMatchObject({ seen: 1, waiting: [], entries: unsent.entries })
})

test('keeps what another tab stored while the request was under way', async () => {
  const later = enter(unsent, { 'w01/goal': 'Typed meanwhile' }, 2, 'tab2')
  await syncWith(() => store(key, later))
  expect(storedPlan()).toMatchObject({ seen: 1, waiting: ['w01/goal'], entries: later.entries })
})

test('stores nothing after a sign-out in another tab', async () => {
  await syncWith(() => {
    removeStored(sessionStorageKey)
    removeUserData('ada')
  })
  expect(storedPlan()).toBeUndefined()
})
