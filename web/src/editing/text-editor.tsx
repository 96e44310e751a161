import { editingCopy } from '@course/content/site/pages/editing'
import type { EditTextResponse, TextDraft } from '@course/contract/editing/texts'
import { useCallback, useEffect, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { readLocalDraft, removeLocalDraft } from './local-draft.ts'
import { OpenEditor } from './open-editor.tsx'
import { discardDraft, fetchTextForEditing } from './requests.ts'
import type { TextEditorProps } from './text-editor-props.ts'

type Opened =
  | { state: 'opening' | 'failed' }
  | { state: 'offer'; text: EditTextResponse; drafts: readonly TextDraft[] }
  | { state: 'open'; store: DraftStore; html: string }

/** Editing of one text: as it is published now, or as somebody left it in a draft. */
export function TextEditor(props: TextEditorProps) {
  const { text, userId, onClose } = props
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })

  const begin = useCallback(
    (read: EditTextResponse, draft?: TextDraft) => {
      const { content: html, baseVersion } = draft ?? { content: read.content, baseVersion: read.version }
      const from = !draft ? 'published' : draft === read.draft ? 'saved draft' : 'unsent draft'
      const isOutdated = baseVersion !== read.version
      const store = openDraftStore({ text, userId, html, baseVersion, from, isOutdated, others: read.others })
      setOpened({ state: 'open', store, html })
    },
    [text, userId],
  )

  const open = useCallback(async () => {
    setOpened({ state: 'opening' })
    try {
      const read = await fetchTextForEditing(text)
      const drafts = draftsOf(read, readLocalDraft(userId, text))
      if (drafts.length > 0) setOpened({ state: 'offer', text: read, drafts })
      else begin(read)
    } catch (error) {
      console.warn('The text could not be opened', error)
      setOpened({ state: 'failed' })
    }
  }, [text, userId, begin])
  useEffect(() => {
    open()
  }, [open])

  async function discard(read: EditTextResponse) {
    removeLocalDraft(userId, text)
    begin(read)
    // One that could not be discarded is offered again next time.
    if (read.draft)
      await discardDraft(text).catch((error: unknown) => console.warn('The draft is still there', error))
  }

  if (opened.state === 'open') return <OpenEditor {...props} store={opened.store} html={opened.html} />
  return (
    <div className="grid gap-4">
      {opened.state === 'opening' && <Waiting className="py-6">{editingCopy.opening}</Waiting>}
      {opened.state === 'failed' && (
        <Alert tone="error">
          {editingCopy.notOpened}{' '}
          <button type="button" className="text-link" onClick={open}>
            {editingCopy.tryAgain}
          </button>
        </Alert>
      )}
      {opened.state === 'offer' && (
        <DraftOffer
          text={opened.text}
          drafts={opened.drafts}
          onContinue={(draft) => begin(opened.text, draft)}
          onDiscard={() => discard(opened.text)}
        />
      )}
      <div>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** Newest first. What waits in this browser stands alone if it follows on what the server has of the same editor. */
function draftsOf({ content, draft }: EditTextResponse, local: TextDraft | undefined): TextDraft[] {
  const isUnsent = local && local.content !== content && local.content !== draft?.content
  if (!isUnsent) return draft ? [draft] : []
  if (!draft || draft.editorId === local.editorId) return [local]
  return [draft, local].sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}
