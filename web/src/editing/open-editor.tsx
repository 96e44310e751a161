import { editingCopy } from '@course/content/site/pages/editing'
import type { EditTextResponse } from '@course/contract/editing/texts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { confirmLeaving, useUnsavedChangesPrompt } from '../app/saving/unsaved-changes.ts'
import { useSudoDialog } from '../app/sudo-mode/use-sudo-dialog.ts'
import { LazyRichTextEditor } from '../rich-text-editor/lazy-rich-text-editor.tsx'
import { useSaveShortcut } from '../rich-text-editor/use-save-shortcut.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { ConflictSheet } from './conflict-sheet.tsx'
import { DraftNotices, DraftStatus } from './draft-notices.tsx'
import type { DraftStore } from './draft-store.ts'
import { PreviewSheet } from './preview-sheet.tsx'
import { fetchTextForEditing } from './requests.ts'
import type { SaveOutcome, TextEditorProps } from './text-editor-props.ts'
import { VersionsSheet } from './versions-sheet.tsx'

type OpenEditorProps = TextEditorProps & {
  store: DraftStore
  /** Initial content. */
  html: string
  /** Without versions yet. */
  isNew: boolean
}

type OpenSheet = { kind: 'preview' | 'versions' } | { kind: 'conflict'; serverVersion: EditTextResponse }

/** The editor with its draft. After a failed save it stays open with all changes. */
export function OpenEditor(props: OpenEditorProps) {
  const { text, title, label, store, html, isNew, onPublished, onClose, contentEditor } = props
  const draft = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const [sheet, setSheet] = useState<OpenSheet>()
  const [failedAttempts, setFailedAttempts] = useState(0)
  const isMounted = useRef(true)
  const toast = useToast()
  const announce = props.announce ?? announceInToast
  const openSudoMode = useSudoDialog()
  useUnsavedChangesPrompt(true)
  useEffect(() => {
    isMounted.current = true
    store.start()
    return () => {
      isMounted.current = false
      store.stop()
    }
  }, [store])

  function announceInToast(outcome: SaveOutcome) {
    toast(editingCopy.outcomes[outcome], outcome === 'saved' ? 'success' : 'error', {
      outlivesPage: outcome === 'saved',
    })
  }

  /** Content with errors is neither published nor previewed; the editor shows them instead. */
  function requireValid(): boolean {
    const isValid = contentEditor?.isValid(store.getSnapshot().html ?? html) ?? true
    if (!isValid) setFailedAttempts((before) => before + 1)
    return isValid
  }

  async function save(onVersion?: number): Promise<void> {
    if (store.getSnapshot().isPublishing) return
    if (!requireValid()) return
    const result = await store.publish(onVersion)
    if (result.state === 'changed') return showConflict()
    if (result.state === 'sudo mode needed') {
      if (await openSudoMode()) await save(onVersion)
      return
    }
    if (result.state === 'saved') {
      onPublished?.(result.published)
      setSheet(undefined)
      // Keep the editor open if more was typed while saving.
      if (isMounted.current && store.getSnapshot().html === undefined) onClose()
    }
    announce(result.state)
  }

  async function showConflict() {
    try {
      const serverVersion = await fetchTextForEditing(text)
      if (isMounted.current) setSheet({ kind: 'conflict', serverVersion })
    } catch (error) {
      console.warn('Could not fetch the published text', error)
      announce('failed')
    }
  }

  useSaveShortcut(() => save())

  function cancel() {
    if (draft.html !== undefined && !confirmLeaving()) return
    store.discard()
    onClose()
  }

  function takeTheirs({ content, savedAt }: EditTextResponse) {
    store.discard()
    onPublished?.({ content, savedAt })
    onClose()
  }

  const actions = (
    <div className="flex gap-2">
      <Button variant="quiet" size="small" onClick={cancel} disabled={draft.isPublishing}>
        Cancel
      </Button>
      <Button size="small" onClick={() => save()} busy={draft.isPublishing}>
        {contentEditor ? 'Publish' : 'Save'}
      </Button>
    </div>
  )
  return (
    <>
      <DraftNotices draft={draft} onTakeOver={store.takeOver} />
      <div className="editing-bar">
        {(!contentEditor || contentEditor.Preview) && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => requireValid() && setSheet({ kind: 'preview' })}
          >
            {editingCopy.preview.title}
          </Button>
        )}
        {!isNew && (
          <Button variant="secondary" size="small" onClick={() => setSheet({ kind: 'versions' })}>
            {editingCopy.versions.title}
          </Button>
        )}
        <DraftStatus state={draft.state} />
        {!contentEditor && <span className="text-sm text-muted">{editingCopy.savePublishes}</span>}
      </div>
      {contentEditor ? (
        <contentEditor.Editor
          // Mounted again when the data around it is loaded again.
          content={draft.html ?? html}
          onChange={store.change}
          onSave={() => save()}
          failedAttempts={failedAttempts}
          actions={actions}
        />
      ) : (
        <LazyRichTextEditor label={label} html={html} onChange={store.change} actions={actions} />
      )}
      {sheet?.kind === 'preview' && contentEditor?.Preview && (
        <contentEditor.Preview content={draft.html ?? html} onClose={() => setSheet(undefined)} />
      )}
      {sheet?.kind === 'preview' && !contentEditor && (
        <PreviewSheet
          text={text}
          title={title}
          html={draft.html ?? html}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet?.kind === 'versions' && (
        <VersionsSheet
          text={text}
          toHtml={contentEditor?.toHtml}
          confirmRestore={() => draft.html === undefined || confirmLeaving()}
          onRestored={(published, version, next) => {
            store.discard()
            onPublished?.(published)
            onClose()
            toast(editingCopy.versions.restored(version, next), 'success', { outlivesPage: true })
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet?.kind === 'conflict' && (
        <ConflictSheet
          serverVersion={sheet.serverVersion}
          toHtml={contentEditor?.toHtml}
          yours={draft.html ?? html}
          isSaving={draft.isPublishing}
          onSaveOnTop={() => save(sheet.serverVersion.version)}
          onTakeTheirs={() => takeTheirs(sheet.serverVersion)}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  )
}
