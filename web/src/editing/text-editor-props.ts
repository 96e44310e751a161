import type { TextId } from '@course/contract/editing/texts'
import type { ComponentType, ReactNode } from 'react'

export type Published = { content: string; savedAt: string }

/** Result of saving a text. */
export type SaveOutcome =
  | 'saved'
  /** The session has ended, but this tab did not know it yet. */
  | 'signed out'
  | 'refused'
  | 'failed'

/** Props of a page's text editor, which is loaded for staff only. */
export type TextEditorProps = {
  text: TextId
  title: string
  /** Name of the text for screen readers. */
  label: string
  /** The user who started editing; another user's session must not save it. */
  userId: string
  onPublished?: (published: Published) => void
  /** Tells the user the outcome of a save; by default in a toast with the same words for every text. */
  announce?: (outcome: SaveOutcome) => void
  onClose: () => void
  /** How the content is edited; by default as rich text. */
  contentEditor?: ContentEditor
}

/** Edits content that is not rich text. */
export type ContentEditor = {
  Editor: ComponentType<{
    /** Initial content. */
    content: string
    onChange: (content: string) => void
    onSave: () => void
    /** How often a preview or publishing was refused because of errors. */
    failedAttempts: number
    actions: ReactNode
  }>
  /** Left out for content that learners do not see as such. */
  Preview?: ComponentType<{ content: string; onClose: () => void }>
  /** Whether the content may be published. */
  isValid: (content: string) => boolean
  /** The content as rich text, for comparisons. */
  toHtml: (content: string) => string
}
