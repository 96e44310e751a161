import type { OtherEditor, TextId } from '@course/contract/editing/texts'
import { newId } from '../app/new-id.ts'
import { draftKey, draftsOutbox, removeDrafts, sendingEditors } from './drafts-outbox.ts'
import { discardDraft, type PublishResult, publishText } from './requests.ts'

export type DraftState =
  /** `none`: no unpublished changes. */
  | { readonly step: 'none' | 'saving' | 'saved' | 'waiting' | 'elsewhere' }
  | { readonly step: 'refused'; readonly text: string }

type Snapshot = {
  /** The editor's content; undefined without unpublished changes. */
  readonly html: string | undefined
  readonly state: DraftState
  readonly others: readonly OtherEditor[]
  /** Another version was published since this edit started. */
  readonly isOutdated: boolean
  readonly isPublishing: boolean
}

type DraftStoreOptions = {
  text: TextId
  userId: string
  /** The version that the edit is based on. */
  baseVersion: number
  /** Initial content: the published text or a draft. */
  html: string
  from: 'published' | 'saved draft' | 'unsent draft'
  others: readonly OtherEditor[]
  /** Another version was published since the draft started. */
  isOutdated: boolean
}

/** After the last keystroke: the browser stores the draft, then it is sent. */
const STORE_DELAY_MS = 250
const SEND_DELAY_MS = 750

export type DraftStore = ReturnType<typeof openDraftStore>

/** One open editor: its draft waits in the outbox, from which it is sent to the server while the editor is open. */
export function openDraftStore({
  text,
  userId,
  html,
  from,
  others,
  isOutdated,
  ...options
}: DraftStoreOptions) {
  const editorId = newId()
  const key = draftKey(text, editorId)
  const listeners = new Set<() => void>()
  const isDraft = from !== 'published'
  let baseVersion = options.baseVersion
  let published = html
  /** A continued draft belongs to its original editor until this one saves it. */
  const ownership = { isTakenOver: isDraft }
  let isOnServer = isDraft
  let isStopped = false
  let stopListening = () => {}
  let storeTimer: ReturnType<typeof setTimeout> | undefined
  let snapshot: Snapshot = {
    html: isDraft ? html : undefined,
    state: { step: from === 'saved draft' ? 'saved' : isDraft ? 'saving' : 'none' },
    others,
    isOutdated,
    isPublishing: false,
  }

  const update = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }

  const allowSending = () => sendingEditors.set(editorId, ownership)

  async function stopSending() {
    sendingEditors.delete(editorId)
    await draftsOutbox.settled()
  }

  function storeDraft(content: string, delayMs: number) {
    clearTimeout(storeTimer)
    const draft = { content, baseVersion, editorId, savedAt: new Date().toISOString() }
    draftsOutbox.put(userId, key, draft, { delayMs })
  }

  /** Stores what has not reached the server, and sends it after the delay. */
  function storeUnsaved(delayMs: number) {
    const { html: content, state } = snapshot
    if (content !== undefined && state.step !== 'saved' && state.step !== 'none') storeDraft(content, delayMs)
  }

  const storeNow = () => storeUnsaved(SEND_DELAY_MS)

  const removeDraft = () => {
    clearTimeout(storeTimer)
    draftsOutbox.remove(userId, key)
    update({ html: undefined, state: { step: 'none' } })
  }

  const close = () => {
    sendingEditors.delete(editorId)
    stopListening()
  }

  /** Sends what is left once; on failure it stays in the browser. */
  function sendLast() {
    storeUnsaved(0)
    if (snapshot.html === undefined || ['saved', 'elsewhere'].includes(snapshot.state.step)) close()
  }

  const listen = () =>
    draftsOutbox.subscribe((event) => {
      const { userId: owner, key: changed, payload } = event.item
      if (owner !== userId || changed !== key || event.state === 'changed' || event.state === 'removed')
        return
      if (event.state === 'waiting') update({ state: { step: 'waiting' } })
      else if (event.state === 'sent') {
        isOnServer = true
        ownership.isTakenOver = false
        update({ others: event.response.others, isOutdated: event.response.version > baseVersion })
        if (payload.content === snapshot.html) update({ state: { step: 'saved' } })
      } else if (event.error.status === 409) {
        sendingEditors.delete(editorId)
        update({ state: { step: 'elsewhere' } })
      } else update({ state: { step: 'refused', text: event.error.message } })
      if (isStopped) close()
    })

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Starts saving changes, until `stop`. */
    start() {
      isStopped = false
      stopListening()
      stopListening = listen()
      allowSending()
      window.addEventListener('pagehide', storeNow)
      if (!ownership.isTakenOver || snapshot.html === undefined) return
      // Take over the continued draft from its previous editor.
      removeDrafts(userId, text)
      storeDraft(snapshot.html, 0)
    },

    /** The editor was unmounted. */
    stop() {
      isStopped = true
      window.removeEventListener('pagehide', storeNow)
      if (!snapshot.isPublishing) sendLast()
    },

    change(typed: string) {
      const isElsewhere = snapshot.state.step === 'elsewhere'
      update({ html: typed, ...(!isElsewhere && { state: { step: 'saving' } }) })
      clearTimeout(storeTimer)
      storeTimer = setTimeout(storeNow, STORE_DELAY_MS)
    },

    /** Continues in this tab with a draft that another tab is editing. */
    takeOver() {
      ownership.isTakenOver = true
      allowSending()
      update({ state: { step: 'saving' } })
      storeUnsaved(0)
    },

    /** Changes made while publishing stay in the draft. */
    async publish(onVersion = baseVersion): Promise<PublishResult> {
      update({ isPublishing: true })
      await stopSending()
      const sent = snapshot.html
      storeNow()
      const edit = { content: sent ?? published, base_version: onVersion, editor_id: editorId }
      const result = await publishText(text, edit, userId)
      update({ isPublishing: false })
      if (result.state === 'saved') {
        baseVersion = onVersion + 1
        published = result.published.content
        isOnServer = false
        update({ isOutdated: false })
        if (snapshot.html === sent) removeDraft()
      }
      if (snapshot.state.step !== 'elsewhere') allowSending()
      if (isStopped) sendLast()
      else storeNow()
      return result
    },

    /** Discards the draft in the browser and on the server. */
    async discard(): Promise<void> {
      const mayBeOnServer = snapshot.state.step !== 'elsewhere' && (isOnServer || snapshot.html !== undefined)
      removeDraft()
      await stopSending()
      if (!mayBeOnServer) return
      try {
        await discardDraft(text)
      } catch (error) {
        // The draft is offered again next time.
        console.warn('Could not discard the draft', error)
      }
    },
  }
}
