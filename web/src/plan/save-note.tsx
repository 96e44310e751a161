import type { SaveState } from './plan-store.ts'

/** What has become of what was typed: it says "Saved" only when the server has all of it. */
export function SaveNote({ state, isEmpty }: { state: SaveState; isEmpty: boolean }) {
  return (
    <p role="status" className="text-sm text-muted print:hidden">
      {noteOf(state, isEmpty)}
    </p>
  )
}

function noteOf(state: SaveState, isEmpty: boolean): string {
  switch (state.step) {
    case 'saved':
      return isEmpty ? 'Saved as you type. Only you can see this.' : 'Saved'
    case 'saving':
      return 'Saving…'
    case 'waiting':
      return "You're offline. We'll save your changes when you're back online."
    case 'refused':
      return `Not saved: ${state.text} Your changes are still in this browser.`
  }
}
