import type { SaveOutcome } from './save-outcome.ts'

/** Props of a page's text editor, which is loaded for staff only. */
export type TextEditorProps<TextId> = {
  text: TextId
  title: string
  label: string
  userId: string
  onPublished: (published: { content: string }) => void
  announce: (outcome: SaveOutcome) => void
  onClose: () => void
}
