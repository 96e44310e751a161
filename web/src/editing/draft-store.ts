import type { OtherEditor, TextId } from '@course/contract/editing/texts'
import { sendWithRetry } from '../app/clients/send-with-retry.ts'
import { newId } from '../app/new-id.ts'
import { removeLocalDraft, storeLocalDraft } from './local-draft.ts'
import { type DraftResult, discardDraft, type PublishResult, publishText, sendDraft } from './requests.ts'

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

/** After the last keystroke. */
const SEND_DELAY_MS = 1000
const STORE_DELAY_MS = 250

export type DraftStore = ReturnType<typeof openDraftStore>

/** One open editor: saves drafts to the browser immediately and to the server shortly after. */
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
  const listeners = new Set<() => void>()
  const isDraft = from !== 'published'
  let baseVersion = options.baseVersion
  let published = html
  /** A continued draft belongs to its original editor until this one saves it. */
  let isTakenOver = isDraft
  let isOnServer = isDraft
  let isStopped = false
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let storeTimer: ReturnType<typeof setTimeout> | undefined
  let currentRequest: Promise<void> | undefined
  let retryAbort = new AbortController()
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

  const storeNow = () => {
    clearTimeout(storeTimer)
    const { html: content, state } = snapshot
    if (content === undefined || state.step === 'saved' || state.step === 'none') return
    storeLocalDraft(userId, text, { content, baseVersion, editorId, savedAt: new Date().toISOString() })
  }

  /** One request at a time, so that an older text never arrives after a newer one. */
  function send() {
    clearTimeout(sendTimer)
    if (snapshot.html === undefined || snapshot.isPublishing || snapshot.state.step === 'elsewhere') return
    currentRequest ??= sendDraftNow().finally(() => {
      currentRequest = undefined
    })
  }

  async function sendDraftNow() {
    update({ state: { step: 'saving' } })
    let sent: string | undefined
    const trySending = () => {
      sent = snapshot.html
      return sendDraft({ text, content: sent ?? published, baseVersion, editorId, isTakenOver }, userId)
    }
    const onWaiting = () => update({ state: { step: 'waiting' } })
    const result = await sendWithRetry(trySending, isFinal, { onWaiting, signal: retryAbort.signal })
    if (!result) return
    if (result.state === 'refused') return update({ state: { step: 'refused', text: result.text } })
    if (result.state === 'elsewhere') return update({ state: { step: 'elsewhere' } })
    isOnServer = true
    isTakenOver = false
    update({ others: result.saved.others, isOutdated: result.saved.version > baseVersion })
    if (sent !== snapshot.html) return schedule()
    clearTimeout(storeTimer)
    removeLocalDraft(userId, text)
    update({ state: { step: 'saved' } })
  }

  async function sendOnce() {
    await currentRequest
    const { html: content, state } = snapshot
    if (content === undefined || state.step === 'saved' || state.step === 'elsewhere') return
    const result = await sendDraft({ text, content, baseVersion, editorId, isTakenOver }, userId)
    if (result.state === 'saved') removeLocalDraft(userId, text)
  }

  function schedule() {
    clearTimeout(sendTimer)
    sendTimer = setTimeout(send, SEND_DELAY_MS)
  }

  /** Stops retrying and waits for the current request. */
  async function stopSending() {
    clearTimeout(sendTimer)
    retryAbort.abort()
    await currentRequest
    retryAbort = new AbortController()
  }

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
      if (retryAbort.signal.aborted) retryAbort = new AbortController()
      window.addEventListener('pagehide', storeNow)
      // Take over the continued draft from its previous editor.
      if (isTakenOver) send()
    },

    /** The editor was unmounted: send what is left once; on failure it stays in the browser. */
    stop() {
      isStopped = true
      window.removeEventListener('pagehide', storeNow)
      storeNow()
      clearTimeout(sendTimer)
      retryAbort.abort()
      if (!snapshot.isPublishing) sendOnce()
    },

    change(typed: string) {
      const isElsewhere = snapshot.state.step === 'elsewhere'
      update({ html: typed, ...(!isElsewhere && { state: { step: 'saving' } }) })
      clearTimeout(storeTimer)
      storeTimer = setTimeout(storeNow, STORE_DELAY_MS)
      if (!isElsewhere) schedule()
    },

    /** Continues in this tab with a draft that another tab is editing. */
    takeOver() {
      isTakenOver = true
      update({ state: { step: 'saving' } })
      send()
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
        if (snapshot.html === sent) {
          removeLocalDraft(userId, text)
          update({ html: undefined, state: { step: 'none' } })
        }
      }
      if (isStopped) sendOnce()
      else if (snapshot.html !== undefined) schedule()
      return result
    },

    /** Discards the draft in the browser and on the server. */
    async discard(): Promise<void> {
      const mayBeOnServer = snapshot.state.step !== 'elsewhere' && (isOnServer || snapshot.html !== undefined)
      clearTimeout(storeTimer)
      removeLocalDraft(userId, text)
      update({ html: undefined, state: { step: 'none' } })
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

const isFinal = (result: DraftResult): result is Exclude<DraftResult, { state: 'later' }> =>
  result.state !== 'later'
