import { libraryCopy } from '@course/content/site/learning/library'
import { type LibraryTextId, type LibraryTextKind, libraryTextId } from '@course/contract/editing/texts'
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import type { SaveOutcome } from '../app/save-outcome.ts'
import type { TextEditorProps } from '../app/text-editor-props.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/status/toast.tsx'

type LibraryEditor = {
  userId: string
  /** What administrators edit with. */
  Editor: ComponentType<TextEditorProps<LibraryTextId>>
}

/** The text that is edited, or was last. */
type Edited = { text: LibraryTextId; isOpen: boolean }

type Editing = LibraryEditor & {
  /** Whether texts can be opened. One that is open stays so whatever becomes of the session. */
  isAdministrator: boolean
  edited: Edited | undefined
  setEdited: (edited: Edited) => void
  announce: (outcome: SaveOutcome) => void
  /** Reads what the page shows again. */
  revalidate: () => void
}

const LibraryEditing = createContext<Editing | undefined>(undefined)

const copy = libraryCopy.editing

/** Lets administrators edit the texts of a page of the library, one at a time. */
export function WithLibraryEditing({ children, ...editor }: LibraryEditor & { children: ReactNode }) {
  const isAdministrator = useIsAdministrator() === true
  const [edited, setEdited] = useState<Edited>()
  const { revalidate } = useRevalidator()
  const toast = useToast()

  function announce(outcome: SaveOutcome) {
    if (outcome === 'saved') toast(copy.saved)
    else if (outcome === 'signed out') toast(copy.signedOut, 'error')
    else toast(outcome === 'refused' ? copy.refused : copy.notSaved, 'error')
  }

  const editing = { ...editor, isAdministrator, edited, setEdited, announce, revalidate }
  return <LibraryEditing value={editing}>{children}</LibraryEditing>
}

type LibraryText = {
  kind: LibraryTextKind
  title: string
  /** As it was read from the server; another object after it was read again. */
  entry: { slug: string; content: string }
  /** Where there are many of them, each button says which text it is for. */
  isOneOfMany?: boolean
}

/** A text with what an administrator edits it by: a button while no text of the page is open, and then the editor. */
export function useLibraryText({ kind, title, entry, isOneOfMany = false }: LibraryText) {
  const editing = useContext(LibraryEditing)
  /** What was just saved stands in for what it replaced until that is read again. */
  const [published, setPublished] = useState<{ over: object; content: string }>()
  const html = published?.over === entry ? published.content : entry.content
  if (!editing) return { html, button: null, editor: null }

  const { Editor, userId, isAdministrator, edited, setEdited, announce, revalidate } = editing
  const text = libraryTextId(kind, entry.slug)
  const button = isAdministrator && !edited?.isOpen && (
    // The focus goes from the buttons of the editor back to where it was opened.
    <Button
      variant={isOneOfMany ? 'quiet' : 'secondary'}
      size="small"
      aria-label={isOneOfMany ? copy.edit(title) : undefined}
      autoFocus={edited?.text === text}
      onClick={() => setEdited({ text, isOpen: true })}
    >
      Edit
    </Button>
  )
  const editor = edited?.isOpen && edited.text === text && (
    <>
      <p className="mb-4 text-sm text-muted">{copy.hints[kind]}</p>
      <Editor
        text={text}
        title={title}
        label={copy.labels[kind](title)}
        userId={userId}
        onPublished={({ content }) => {
          setPublished({ over: entry, content })
          revalidate()
        }}
        announce={announce}
        onClose={() => setEdited({ text, isOpen: false })}
      />
    </>
  )
  return { html, button, editor }
}
