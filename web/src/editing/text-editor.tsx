import { editingCopy } from '@course/content/site/pages/editing'
import type { EditTextResponse, TextDraft } from '@course/contract/editing/texts'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Waiting } from '../ui/spinner.tsx'
import { LoadError } from '../ui/states.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { listDrafts, removeDraft } from './drafts-outbox.ts'
import { OpenEditor } from './open-editor.tsx'
import { discardDraft, fetchTextForEditing } from './requests.ts'
import type { TextEditorProps } from './text-editor-props.ts'

type EditorState =
  | { state: 'opening' }
  | { state: 'failed'; error: unknown }
  | { state: 'offer'; text: EditTextResponse; drafts: readonly TextDraft[] }
  | { state: 'open'; store: DraftStore; html: string; isNew: boolean }

/** Edits the published text, or a draft if there is one. */
export function TextEditor(props: TextEditorProps) {
  const { text, userId, onClose } = props
  const [editorState, setEditorState] = useState<EditorState>({ state: 'opening' })

  const startEditing = useCallback(
    (published: EditTextResponse, draft?: TextDraft) => {
      const store = openDraftStore({ text, userId, published, draft })
      const html = (draft ?? published).content
      setEditorState({ state: 'open', store, html, isNew: published.version === 0 })
    },
    [text, userId],
  )

  const open = useCallback(async () => {
    setEditorState({ state: 'opening' })
    try {
      const response = await fetchTextForEditing(text)
      const drafts = draftsToOffer(response, listDrafts(userId, text))
      if (drafts.length > 0) setEditorState({ state: 'offer', text: response, drafts })
      else startEditing(response)
    } catch (error) {
      console.warn('Could not open the text', error)
      setEditorState({ state: 'failed', error })
    }
  }, [text, userId, startEditing])
  useEffect(() => {
    open()
  }, [open])

  function discard(published: EditTextResponse, drafts: readonly TextDraft[]) {
    for (const { editorId } of drafts) removeDraft(userId, text, editorId)
    if (published.draft) void discardDraft(text, published.draft.editorId)
    startEditing(published)
  }

  if (editorState.state === 'open')
    return (
      <OpenEditor {...props} store={editorState.store} html={editorState.html} isNew={editorState.isNew} />
    )
  return (
    <div className="grid gap-4">
      {editorState.state === 'opening' && <Waiting className="py-6">{editingCopy.opening}</Waiting>}
      {editorState.state === 'failed' && (
        <LoadError error={editorState.error} retry={{ run: open, isPending: false, ref: focusOnMount }}>
          {editingCopy.openFailed}
        </LoadError>
      )}
      {editorState.state === 'offer' && (
        <DraftOffer
          text={editorState.text}
          toHtml={props.contentEditor?.toHtml}
          drafts={editorState.drafts}
          onContinue={(draft) => startEditing(editorState.text, draft)}
          onDiscard={() => discard(editorState.text, editorState.drafts)}
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

/** Newest first. A local draft replaces the server's draft if both are from the same editor. */
function draftsToOffer({ content, draft }: EditTextResponse, locals: readonly TextDraft[]): TextDraft[] {
  const local = locals.find((one) => one.content !== content && one.content !== draft?.content)
  if (!local) return draft ? [draft] : []
  if (!draft || draft.editorId === local.editorId) return [local]
  return [draft, local].sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}
