import { type LessonId, type LessonPage, lessonNumberOf } from '@course/contract/lessons'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { confirmLeaving, useUnsavedChangesPrompt } from '../app/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { LazyRichTextEditor } from '../ui/rich-text/lazy-rich-text-editor.tsx'
import { saveLessonPage } from './api.ts'

type Editing = {
  /** The button that opens the editor. */
  tools: ReactNode
  /** The editor while it is open, with Save and Cancel. */
  editor: ReactNode | undefined
}

type LessonEditorProps = {
  lessonId: LessonId
  page: number
  userId: string
  html: string
  onSaved: (page: LessonPage) => void
}

/** The administrator's editing of one page. Nothing typed is lost by a failed save: the editor stays as it is. */
export function useLessonEditor({ lessonId, page, userId, html, onSaved }: LessonEditorProps): Editing {
  const [draft, setDraft] = useState<{ page: number; html: string | undefined }>()
  const [savingPage, setSavingPage] = useState<number>()
  /** Where the editor was closed by one of its buttons: the focus goes from there to Edit. */
  const [closedPage, setClosedPage] = useState<number>()
  const isSaving = savingPage === page
  const isOpen = draft?.page === page
  useUnsavedChangesPrompt(isOpen)

  // Whoever agreed to leave a draft does not find it again on coming back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the page ends the editing
  useEffect(() => {
    setDraft(undefined)
    setClosedPage(undefined)
  }, [page])

  async function save() {
    if (isSaving) return
    setSavingPage(page)
    setClosedPage(page)
    try {
      onSaved(
        await saveLessonPage(
          {
            lesson_id: lessonId,
            page_number: page,
            content: draft?.html ?? html,
            updated_by: userId,
          },
          userId,
        ),
      )
      // Typed on meanwhile, or turned to another page: that draft is not the one that was saved.
      setDraft((now) => (now?.page === page && now.html === draft?.html ? undefined : now))
      window.alert(`Lesson ${lessonNumberOf(lessonId)} content saved successfully!`)
    } catch (error) {
      console.warn('The lesson could not be saved', error)
      window.alert('Error saving content. Please try again.')
    } finally {
      setSavingPage((now) => (now === page ? undefined : now))
    }
  }

  function cancel() {
    if (draft?.html !== undefined && !confirmLeaving()) return
    setDraft(undefined)
    setClosedPage(page)
  }

  if (!isOpen) {
    return {
      tools: (
        <Button
          variant="secondary"
          size="small"
          autoFocus={closedPage === page}
          onClick={() => setDraft({ page, html: undefined })}
        >
          Edit
        </Button>
      ),
      editor: undefined,
    }
  }
  return {
    tools: undefined,
    editor: (
      <LazyRichTextEditor
        key={page}
        label={`Text of lesson ${lessonNumberOf(lessonId)}, page ${page}`}
        html={html}
        onChange={(changed) => setDraft({ page, html: changed })}
        onSave={save}
        actions={
          <div className="flex gap-2">
            <Button variant="quiet" size="small" onClick={cancel} disabled={isSaving}>
              Cancel
            </Button>
            <Button size="small" onClick={save} busy={isSaving}>
              Save
            </Button>
          </div>
        }
      />
    ),
  }
}
