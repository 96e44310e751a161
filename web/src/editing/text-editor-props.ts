import type { TextId } from '@course/contract/editing/texts'
import type { SaveOutcome } from '../app/save-outcome.ts'
import type { Published } from './requests.ts'

export type TextEditorProps = {
  text: TextId
  title: string
  /** Name of the text for screen readers. */
  label: string
  /** The user who started editing; another user's session must not save it. */
  userId: string
  onPublished: (published: Published) => void
  /** Shows the outcome of a save on the page. */
  announce: (outcome: SaveOutcome) => void
  onClose: () => void
}
