import type { SaveOutcome } from './save-outcome.ts'

/** What a page gives to the editor of its text. The pages that hold one load it only for staff. */
export type TextEditorProps<TextId> = {
  text: TextId
  title: string
  label: string
  userId: string
  onPublished: (published: { content: string }) => void
  announce: (outcome: SaveOutcome) => void
  onClose: () => void
}
