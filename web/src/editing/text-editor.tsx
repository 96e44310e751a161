import { editingCopy } from '@course/content/site/pages/editing'
import type { EditTextResponse, TextDraft } from '@course/contract/editing/texts'
import { useState } from 'react'
import { useFetch } from '../app/page-data/use-fetch.ts'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Waiting } from '../ui/spinner.tsx'
import { LoadError } from '../ui/states.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { openDraftStore } from './draft-store.ts'
import { listDrafts, removeDraft } from './drafts-outbox.ts'
import { OpenEditor } from './open-editor.tsx'
import { discardDraft, fetchTextForEditing } from './requests.ts'
import type { TextEditorProps } from './text-editor-props.ts'

/** Edits the published text, or a draft if there is one. Belongs to one text and user. */
export function TextEditor(props: TextEditorProps) {
  const { text, userId, onClose } = props
  const startEditing = (published: EditTextResponse, draft?: TextDraft) => ({
    store: openDraftStore({ text, userId, published, draft }),
    html: (draft ?? published).content,
    isNew: published.version === 0,
  })
  const { value, error, isPending, retry } = useFetch(async () => {
    const published = await fetchTextForEditing(text)
    const drafts = draftsToOffer(published, listDrafts(userId, text))
    return { published, drafts, opened: drafts.length === 0 ? startEditing(published) : undefined }
  }, text)
  const [chosen, setChosen] = useState<ReturnType<typeof startEditing>>()
  const opened = chosen ?? value?.opened
  if (opened) return <OpenEditor {...props} {...opened} />

  function discard(published: EditTextResponse, drafts: readonly TextDraft[]) {
    for (const { editorId } of drafts) removeDraft(userId, text, editorId)
    if (published.draft) void discardDraft(text, published.draft.editorId)
    setChosen(startEditing(published))
  }
  return (
    <div className="grid gap-4">
      {isPending && <Waiting className="py-6">{editingCopy.opening}</Waiting>}
      {error !== undefined && (
        <LoadError error={error} retry={{ run: retry, isPending: false, ref: focusOnMount }}>
          {editingCopy.openFailed}
        </LoadError>
      )}
      {value && (
        <DraftOffer
          text={value.published}
          toHtml={props.contentEditor?.toHtml}
          drafts={value.drafts}
          onContinue={(draft) => setChosen(startEditing(value.published, draft))}
          onDiscard={() => discard(value.published, value.drafts)}
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
