import { libraryCopy } from '@course/content/site/learning/library'
import { type LibraryTextId, type LibraryTextKind, libraryTextId } from '@course/contract/editing/texts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsAdministrator } from '../app/session/administrator.ts'
import { LazyTextEditor } from '../editing/lazy-editing.tsx'
import { Button } from '../ui/button.tsx'

/** The text being edited, or edited last. */
type EditedText = { text: LibraryTextId; isOpen: boolean }

type Editing = {
  userId: string
  /** Whether texts can be opened. An open editor stays open even if the session ends. */
  isAdministrator: boolean
  edited: EditedText | undefined
  setEdited: (edited: EditedText) => void
  revalidate: () => void
}

const LibraryEditing = createContext<Editing | undefined>(undefined)

const copy = libraryCopy.editing

/** Lets administrators edit the texts of a library page, one at a time. */
export function WithLibraryEditing({ userId, children }: { userId: string; children: ReactNode }) {
  const isAdministrator = useIsAdministrator() === true
  const [edited, setEdited] = useState<EditedText>()
  const { revalidate } = useRevalidator()
  const editing = { userId, isAdministrator, edited, setEdited, revalidate }
  return <LibraryEditing value={editing}>{children}</LibraryEditing>
}

type LibraryText = {
  kind: LibraryTextKind
  title: string
  /** Loader data; a new object after each revalidation. */
  entry: { slug: string; content: string }
  /** Adds the title to the button's label, for pages with several texts. */
  isOneOfMany?: boolean
}

/** Returns the text, and for administrators an edit button or the open editor. */
export function useLibraryText({ kind, title, entry, isOneOfMany = false }: LibraryText) {
  const editing = useContext(LibraryEditing)
  /** Shows just-published content until the loader data is revalidated. */
  const [published, setPublished] = useState<{ replacedEntry: object; content: string }>()
  const html = published?.replacedEntry === entry ? published.content : entry.content
  if (!editing) return { html, button: null, editor: null }

  const { userId, isAdministrator, edited, setEdited, revalidate } = editing
  const text = libraryTextId(kind, entry.slug)
  const button = isAdministrator && !edited?.isOpen && (
    // After the editor closes, focus returns to the button that opened it.
    <Button
      variant={isOneOfMany ? 'quiet' : 'secondary'}
      size="small"
      aria-label={isOneOfMany ? copy.edit(title) : undefined}
      autoFocus={edited?.text === text}
      onClick={() => setEdited({ text, isOpen: true })}
    >
      {libraryCopy.edit}
    </Button>
  )
  const editor = edited?.isOpen && edited.text === text && (
    <>
      <p className="mb-4 text-sm text-muted">{copy.hints[kind]}</p>
      <LazyTextEditor
        text={text}
        title={title}
        label={copy.labels[kind](title)}
        userId={userId}
        onPublished={({ content }) => {
          setPublished({ replacedEntry: entry, content })
          revalidate()
        }}
        onClose={() => setEdited({ text, isOpen: false })}
      />
    </>
  )
  return { html, button, editor }
}
