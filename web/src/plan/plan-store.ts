import type { Value } from '@course/content/plan/types'
import type { Entries } from '@course/contract/learning/plan'
import { sendWithRetry } from '../app/clients/send-with-retry.ts'
import { storedUserId } from '../app/clients/stored-session.ts'
import { newId } from '../app/new-id.ts'
import { readStored, store } from '../app/storage.ts'
import {
  changesOf,
  confirm,
  emptyPlan,
  enter,
  type LocalPlan,
  parseLocalPlan,
  receive,
} from './local-plan.ts'
import { type SendResult, sendPlan } from './requests.ts'
import { planKey } from './unsaved.ts'

/** Saved: the server has everything. Saving: being sent. Waiting: stored here until the network returns. */
export type SaveState =
  | { readonly step: 'saved' | 'saving' | 'waiting' }
  | { readonly step: 'refused'; readonly text: string }

type Snapshot = { readonly plan: LocalPlan; readonly state: SaveState; readonly undo: string | null }

/** Delay after the last key press; leaving a field sends immediately. */
const sendDelayMs = 800

/** Identifies this window, so that concurrent entries are ordered the same way everywhere. */
const windowId = newId().slice(0, 8)

/** Shared by all pages of a tab, so that entries from a lesson appear in the plan immediately. */
const stores = new Map<string, ReturnType<typeof createPlanStore>>()

export function planStoreOf(userId: string, planId: string) {
  const key = `${userId} ${planId}`
  const store = stores.get(key) ?? createPlanStore(userId, planId)
  stores.set(key, store)
  return store
}

/** One plan in this window. Every change is stored in the browser immediately and sent in the background. */
function createPlanStore(userId: string, planId: string) {
  const key = planKey(userId, planId)
  const listeners = new Set<() => void>()
  const readPlan = () => readStored(key, parseLocalPlan) ?? emptyPlan(planId)
  let snapshot: Snapshot = { plan: readPlan(), state: { step: 'saved' }, undo: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: AbortController | undefined

  const update = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }

  /** Merges entries and unsent keys that another tab has stored in the meantime. */
  const mergeAndStore = (plan: LocalPlan, confirmed?: Entries) => {
    const other = readStored(key, parseLocalPlan)
    const merged = other ? receive(plan, other.entries, other.seen) : plan
    const waiting = [...new Set([...merged.waiting, ...(other?.waiting ?? [])])]
    const next = confirmed
      ? confirm({ ...merged, waiting }, confirmed, emptyConfirmation)
      : { ...merged, waiting }
    store(key, next)
    return next
  }

  async function send() {
    clearTimeout(timer)
    if (sending || snapshot.plan.waiting.length === 0) return
    const controller = new AbortController()
    sending = controller
    update({ state: { step: 'saving' } })
    let sent: Entries = {}
    const trySending = () => {
      sent = changesOf(snapshot.plan)
      return sendPlan(userId, planId, sent, snapshot.plan.seen)
    }
    const onWaiting = () => {
      update({ state: { step: 'waiting' } })
      if (listeners.size === 0) controller.abort()
    }
    const result = await sendWithRetry(trySending, isDecided, { onWaiting, signal: controller.signal })
    sending = undefined
    if (!result) return
    // After a sign-out nothing of this user may be stored again.
    if (result.state === 'signed out' || storedUserId() !== userId)
      return update({ state: { step: 'waiting' } })
    if (result.state === 'refused') return update({ state: { step: 'refused', text: result.text } })
    const plan = mergeAndStore(confirm(snapshot.plan, sent, result.saved), sent)
    update({ plan, undo: result.saved.undo, state: { step: plan.waiting.length > 0 ? 'saving' : 'saved' } })
    if (plan.waiting.length > 0) send()
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    const other = readStored(key, parseLocalPlan)
    if (other) update({ plan: receive(snapshot.plan, other.entries, other.seen) })
  }

  return {
    planId,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        window.addEventListener('pagehide', send)
        // A sign-out may have removed the plan from this browser since the last page.
        snapshot = { ...snapshot, plan: readPlan() }
        send()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        // No page left: send once and stop retrying. The next page that shows the plan sends the rest.
        if (snapshot.state.step === 'waiting') sending?.abort()
        else send()
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pagehide', send)
      }
    },
    change(values: Readonly<Record<string, Value>>) {
      update({
        plan: mergeAndStore(enter(snapshot.plan, values, Date.now(), windowId)),
        state: { step: 'saving' },
      })
      clearTimeout(timer)
      timer = setTimeout(send, sendDelayMs)
    },
    send,
    receive(entries: Entries, revision: number, undo: string | null) {
      update({ plan: mergeAndStore(receive(snapshot.plan, entries, revision)), undo })
    },
  }
}

const emptyConfirmation = { revision: 0, entries: null, undo: null }

const isDecided = (result: SendResult): result is Exclude<SendResult, { state: 'later' }> =>
  result.state !== 'later'
