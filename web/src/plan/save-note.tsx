import { exerciseCopy } from '@course/content/site/learning/exercise'
import type { SaveState } from './open-plans.ts'

const { saving: copy } = exerciseCopy

/** The save status. Shows "Saved" only when the server has everything. */
export function SaveNote({ state, isEmpty }: { state: SaveState; isEmpty: boolean }) {
  return (
    <p role="status" className="text-sm text-muted print:hidden">
      {saveStatusText(state, isEmpty)}
    </p>
  )
}

function saveStatusText(state: SaveState, isEmpty: boolean): string {
  switch (state.step) {
    case 'saved':
      return isEmpty ? copy.empty : copy.saved
    case 'saving':
      return copy.saving
    case 'waiting':
      return copy.waiting
    case 'refused':
      return copy.refused(state.text)
  }
}
