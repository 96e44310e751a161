import type { EditTextResponse, OtherEditor, TextDraft, TextId } from '@course/contract/editing/texts'
import { newId } from '../app/saving/new-id.ts'
import { draftKey, draftsOutbox, removeDraft, sendingEditors } from './drafts-outbox.ts'
import { discardDraft, type PublishResult, publishText, type TextEdit } from './requests.ts'

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
  published: EditTextResponse
  /** The draft to continue with. */
  draft?: TextDraft | undefined
}

/** After the last keystroke: the browser stores the draft, then it is sent. */
const STORE_DELAY_MS = 250
const SEND_DELAY_MS = 750

export type DraftStore = ReturnType<typeof openDraftStore>

/** One open editor: its draft waits in the outbox, from which it is sent to the server while the editor is open. */
export function openDraftStore({ text, userId, published, draft }: DraftStoreOptions) {
  const editorId = newId()
  const key = draftKey(text, editorId)
  const listeners = new Set<() => void>()
  let publishedHtml = published.content
  let baseVersion = draft?.baseVersion ?? published.version
  /**
   * `isTakenOver` lets a draft replace one that another editor has saved. It is sent until the server has stored this
   * editor's draft once.
   */
  const ownership = { isTakenOver: draft !== undefined || published.draft !== null }
  /** What was sent to be published without a response. */
  const unanswered: TextEdit[] = []
  let isStopped = false
  let stopListening = () => {}
  let storeTimer: ReturnType<typeof setTimeout> | undefined
  let snapshot: Snapshot = {
    html: draft?.content,
    state: { step: !draft ? 'none' : draft === published.draft ? 'saved' : 'saving' },
    others: published.others,
    isOutdated: baseVersion !== published.version,
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
    const savedAt = new Date().toISOString()
    draftsOutbox.put(userId, key, { content, baseVersion, editorId, savedAt }, { delayMs })
  }

  /** Stores what has not reached the server, and sends it after the delay. */
  function storeUnsaved(delayMs: number) {
    const { html: content, state } = snapshot
    if (content !== undefined && state.step !== 'saved' && state.step !== 'none') storeDraft(content, delayMs)
  }

  const storeNow = () => storeUnsaved(SEND_DELAY_MS)

  const clearDraft = () => {
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

  /**
   * Publishes the edit. If another version is in the way, it may be this editor's own, whose response was lost. To find
   * out, the lost edit is sent again: the server accepts it only if it is the current version. Then this edit goes on top.
   */
  async function publishOnOwnVersion(edit: TextEdit): Promise<PublishResult> {
    const result = await publishText(text, edit, userId)
    if (result.state === 'saved') baseVersion = edit.base_version + 1
    if (result.state === 'failed') unanswered.push(edit)
    if (result.state !== 'changed') return result
    for (const earlier of unanswered.splice(0)) {
      if (earlier.base_version !== edit.base_version) continue
      const { state } = await publishText(text, earlier, userId)
      if (state === 'saved') return publishOnOwnVersion({ ...edit, base_version: edit.base_version + 1 })
    }
    return result
  }

  const newestOwnVersion = () =>
    unanswered.some(({ base_version }) => base_version === baseVersion) ? baseVersion + 1 : baseVersion

  const listen = () =>
    draftsOutbox.subscribe((event) => {
      const { userId: owner, key: changed, payload } = event.item
      if (owner !== userId || changed !== key || event.state === 'changed' || event.state === 'removed')
        return
      if (event.state === 'waiting') update({ state: { step: 'waiting' } })
      else if (event.state === 'sent') {
        ownership.isTakenOver = false
        update({ others: event.response.others, isOutdated: event.response.version > newestOwnVersion() })
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
      if (!draft || !ownership.isTakenOver || snapshot.html === undefined) return
      // Take over the continued draft from its previous editor.
      removeDraft(userId, text, draft.editorId)
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
      const edit = { content: sent ?? publishedHtml, base_version: onVersion, editor_id: editorId }
      const result = await publishOnOwnVersion(edit)
      update({ isPublishing: false })
      if (result.state === 'saved') {
        publishedHtml = result.published.content
        update({ isOutdated: false })
        if (snapshot.html === sent) clearDraft()
      }
      if (snapshot.state.step !== 'elsewhere') allowSending()
      if (isStopped) sendLast()
      else storeNow()
      return result
    },

    /** Discards the draft in the browser and on the server. */
    async discard(): Promise<void> {
      const { step } = snapshot.state
      clearDraft()
      await stopSending()
      if (step === 'none' || step === 'elsewhere') return
      await discardDraft(text, ownership.isTakenOver ? undefined : editorId)
    },
  }
}
