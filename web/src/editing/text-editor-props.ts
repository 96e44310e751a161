import type { TextId } from '@course/contract/editing/texts'
import type { SaveOutcome } from '../app/save-outcome.ts'
import type { Published } from './requests.ts'

export type TextEditorProps = {
  text: TextId
  /** What the text is called. */
  title: string
  /** Name of the text for screen readers. */
  label: string
  /** Who began to edit; nobody else's session saves it. */
  userId: string
  onPublished: (published: Published) => void
  /** Says on the page how a save ended. */
  announce: (outcome: SaveOutcome) => void
  onClose: () => void
}
