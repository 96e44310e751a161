import type { Value } from '@course/content/plan/types'
import type { Entries } from '@course/contract/learning/plan'
import { newId } from '../api/new-id.ts'
import { sendWithRetry } from '../api/send-with-retry.ts'
import { readStored, store } from '../entry/storage.ts'
import { type SendResult, sendPlan } from './api.ts'
import {
  changesOf,
  confirm,
  emptyPlan,
  enter,
  type LocalPlan,
  parseLocalPlan,
  receive,
} from './shared/local-plan.ts'
import { planKeys } from './shared/unsaved.ts'

/** Saved: the server has everything. Saving: on its way. Waiting: kept here until the network is back. */
export type SaveState =
  | { readonly step: 'saved' | 'saving' | 'waiting' }
  | { readonly step: 'refused'; readonly text: string }

type Snapshot = { readonly plan: LocalPlan; readonly state: SaveState; readonly undo: string | null }

/** After the last key; leaving a field sends at once. */
const pauseMilliseconds = 800

/** Identifies this window, so that concurrent entries are ordered the same way everywhere. */
const windowId = newId().slice(0, 8)

export type PlanStore = ReturnType<typeof openPlanStore>

/** One plan in this window: every change is stored in the browser at once and sent in the background. */
export function openPlanStore(userId: string, planId: string) {
  const key = planKeys(userId) + planId
  const listeners = new Set<() => void>()
  const stored = readStored(key, parseLocalPlan) ?? emptyPlan(planId)
  let snapshot: Snapshot = { plan: stored, state: { step: 'saved' }, undo: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: AbortController | undefined

  const show = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }

  /** Another tab may have written since: merge its entries, and keep what is pending there. */
  const keep = (plan: LocalPlan, confirmed?: Entries) => {
    const other = readStored(key, parseLocalPlan)
    const merged = other ? receive(plan, other.entries, other.seen) : plan
    const waiting = [...new Set([...merged.waiting, ...(other?.waiting ?? [])])]
    const next = confirmed
      ? confirm({ ...merged, waiting }, confirmed, confirmedNothing)
      : { ...merged, waiting }
    store(key, next)
    return next
  }

  async function send() {
    clearTimeout(timer)
    if (sending || snapshot.plan.waiting.length === 0) return
    const stop = new AbortController()
    sending = stop
    show({ state: { step: 'saving' } })
    let sent: Entries = {}
    const trySending = () => {
      sent = changesOf(snapshot.plan)
      return sendPlan(planId, sent, snapshot.plan.seen)
    }
    const onWaiting = () => show({ state: { step: 'waiting' } })
    const result = await sendWithRetry(trySending, isDecided, { onWaiting, signal: stop.signal })
    sending = undefined
    if (!result) return
    if (result.state === 'refused') return show({ state: { step: 'refused', text: result.text } })
    const plan = keep(confirm(snapshot.plan, sent, result.saved), sent)
    show({ plan, undo: result.saved.undo, state: { step: plan.waiting.length > 0 ? 'saving' : 'saved' } })
    if (plan.waiting.length > 0) send()
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    const other = readStored(key, parseLocalPlan)
    if (other) show({ plan: receive(snapshot.plan, other.entries, other.seen) })
  }

  return {
    planId,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        window.addEventListener('pagehide', send)
        send()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        // No subscribers left: send once and stop retrying.
        send()
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pagehide', send)
      }
    },
    change(values: Readonly<Record<string, Value>>) {
      show({ plan: keep(enter(snapshot.plan, values, Date.now(), windowId)), state: { step: 'saving' } })
      clearTimeout(timer)
      timer = setTimeout(send, pauseMilliseconds)
    },
    send,
    receive(entries: Entries, revision: number, undo: string | null) {
      show({ plan: keep(receive(snapshot.plan, entries, revision)), undo })
    },
  }
}

const confirmedNothing = { revision: 0, entries: null, undo: null }

const isDecided = (result: SendResult): result is Exclude<SendResult, { state: 'later' }> =>
  result.state !== 'later'
