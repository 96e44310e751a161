import { exerciseCopy } from '@course/content/site/learning/exercise'
import type { SaveState } from './open-plans.ts'

const { saving: copy } = exerciseCopy

type SaveNoteProps = {
  state: SaveState
  /** In place of "Saved" while there is nothing to save. */
  emptyText: string | undefined
}

/** The save status. Shows "Saved" only when the server has everything. */
export function SaveNote({ state, emptyText }: SaveNoteProps) {
  return (
    <p role="status" className="text-sm text-muted print:hidden">
      {saveStatusText(state, emptyText)}
    </p>
  )
}

function saveStatusText(state: SaveState, emptyText: string | undefined): string {
  switch (state.step) {
    case 'saved':
      return emptyText ?? copy.saved
    case 'saving':
      return copy.saving
    case 'waiting':
      return copy.waiting
    case 'refused':
      return copy.refused(state.text)
  }
}
