import type { OtherEditor, TextId } from '@course/contract/editing/texts'
import { newId } from '../api/new-id.ts'
import { sendWithRetry } from '../api/send-with-retry.ts'
import { removeLocalDraft, storeLocalDraft } from './local-draft.ts'
import { type DraftResult, discardDraft, type PublishResult, publishText, sendDraft } from './requests.ts'

export type DraftState =
  /** Nothing is typed that is not published. */
  | { readonly step: 'none' | 'saving' | 'saved' | 'waiting' | 'elsewhere' }
  | { readonly step: 'refused'; readonly text: string }

type Snapshot = {
  /** What is in the editor, if it is not what is published. */
  readonly html: string | undefined
  readonly state: DraftState
  readonly others: readonly OtherEditor[]
  /** Somebody else has published since the edit was begun. */
  readonly isOutdated: boolean
  readonly isPublishing: boolean
}

type Begun = {
  text: TextId
  userId: string
  /** The version that the edit is based on. */
  baseVersion: number
  /** What the editor begins with: the published text, or a draft that goes on. */
  html: string
  from: 'published' | 'saved draft' | 'unsent draft'
  others: readonly OtherEditor[]
  /** Somebody has published since the draft was begun. */
  isOutdated: boolean
}

/** After the last key. */
const sendPauseMilliseconds = 1000
const storePauseMilliseconds = 250

export type DraftStore = ReturnType<typeof openDraftStore>

/** One open editor: saves drafts to the browser immediately and to the server shortly after. */
export function openDraftStore({ text, userId, html, from, others, isOutdated, ...begun }: Begun) {
  const editorId = newId()
  const listeners = new Set<() => void>()
  const isDraft = from !== 'published'
  let baseVersion = begun.baseVersion
  let published = html
  /** A continued draft belongs to its original editor until this one saves it. */
  let isTakenOver = isDraft
  let isOnServer = isDraft
  let isStopped = false
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let storeTimer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let stopTrying = new AbortController()
  let snapshot: Snapshot = {
    html: isDraft ? html : undefined,
    state: { step: from === 'saved draft' ? 'saved' : isDraft ? 'saving' : 'none' },
    others,
    isOutdated,
    isPublishing: false,
  }

  const show = (next: Partial<Snapshot>) => {
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
    sending ??= sendDraftNow().finally(() => {
      sending = undefined
    })
  }

  async function sendDraftNow() {
    show({ state: { step: 'saving' } })
    let sent: string | undefined
    const trySending = () => {
      sent = snapshot.html
      return sendDraft({ text, content: sent ?? published, baseVersion, editorId, isTakenOver }, userId)
    }
    const onWaiting = () => show({ state: { step: 'waiting' } })
    const result = await sendWithRetry(trySending, isDecided, { onWaiting, signal: stopTrying.signal })
    if (!result) return
    if (result.state === 'refused') return show({ state: { step: 'refused', text: result.text } })
    if (result.state === 'elsewhere') return show({ state: { step: 'elsewhere' } })
    isOnServer = true
    isTakenOver = false
    show({ others: result.saved.others, isOutdated: result.saved.version > baseVersion })
    if (sent !== snapshot.html) return schedule()
    clearTimeout(storeTimer)
    removeLocalDraft(userId, text)
    show({ state: { step: 'saved' } })
  }

  async function sendOnce() {
    await sending
    const { html: content, state } = snapshot
    if (content === undefined || state.step === 'saved' || state.step === 'elsewhere') return
    const result = await sendDraft({ text, content, baseVersion, editorId, isTakenOver }, userId)
    if (result.state === 'saved') removeLocalDraft(userId, text)
  }

  function schedule() {
    clearTimeout(sendTimer)
    sendTimer = setTimeout(send, sendPauseMilliseconds)
  }

  /** Tries no more, and waits for the request that is under way. */
  async function settle() {
    clearTimeout(sendTimer)
    stopTrying.abort()
    await sending
    stopTrying = new AbortController()
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Begins to keep what is typed; the end of it is `stop`. */
    start() {
      isStopped = false
      if (stopTrying.signal.aborted) stopTrying = new AbortController()
      window.addEventListener('pagehide', storeNow)
      // A draft that goes on is this editor's from now on.
      if (isTakenOver) send()
    },

    /** The editor was unmounted: send what is left once; on failure it stays in the browser. */
    stop() {
      isStopped = true
      window.removeEventListener('pagehide', storeNow)
      storeNow()
      clearTimeout(sendTimer)
      stopTrying.abort()
      if (!snapshot.isPublishing) sendOnce()
    },

    change(typed: string) {
      const isElsewhere = snapshot.state.step === 'elsewhere'
      show({ html: typed, ...(!isElsewhere && { state: { step: 'saving' } }) })
      clearTimeout(storeTimer)
      storeTimer = setTimeout(storeNow, storePauseMilliseconds)
      if (!isElsewhere) schedule()
    },

    /** Goes on in this tab with a draft that another one has. */
    takeOver() {
      isTakenOver = true
      show({ state: { step: 'saving' } })
      send()
    },

    /** What is typed while it is being saved stays typed. */
    async publish(onVersion = baseVersion): Promise<PublishResult> {
      show({ isPublishing: true })
      await settle()
      const sent = snapshot.html
      storeNow()
      const edit = { content: sent ?? published, base_version: onVersion, editor_id: editorId }
      const result = await publishText(text, edit, userId)
      show({ isPublishing: false })
      if (result.state === 'saved') {
        baseVersion = onVersion + 1
        published = result.published.content
        isOnServer = false
        show({ isOutdated: false })
        if (snapshot.html === sent) {
          removeLocalDraft(userId, text)
          show({ html: undefined, state: { step: 'none' } })
        }
      }
      if (isStopped) sendOnce()
      else if (snapshot.html !== undefined) schedule()
      return result
    },

    /** Gives up what was typed, here and on the server. */
    async discard(): Promise<void> {
      const mayBeOnServer = snapshot.state.step !== 'elsewhere' && (isOnServer || snapshot.html !== undefined)
      clearTimeout(storeTimer)
      removeLocalDraft(userId, text)
      show({ html: undefined, state: { step: 'none' } })
      await settle()
      if (!mayBeOnServer) return
      try {
        await discardDraft(text)
      } catch (error) {
        // It is offered again next time.
        console.warn('The draft could not be discarded', error)
      }
    },
  }
}

const isDecided = (result: DraftResult): result is Exclude<DraftResult, { state: 'later' }> =>
  result.state !== 'later'
