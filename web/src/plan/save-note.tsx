import type { SaveState } from './open-plans.ts'

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
      return isEmpty ? 'Saved as you type. Only you can see this.' : 'Saved'
    case 'saving':
      return 'Saving…'
    case 'waiting':
      return "Not saved yet. We'll save your changes as soon as we can reach the server."
    case 'refused':
      return `Not saved: ${state.text} Your changes are still in this browser.`
  }
}
