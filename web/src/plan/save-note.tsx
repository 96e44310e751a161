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
      return isEmpty ? 'What you write here is saved as you type. Only you can read it.' : 'Saved'
    case 'saving':
      return 'Saving…'
    case 'waiting':
      return 'Kept in this browser. It is sent as soon as the connection is back.'
    case 'refused':
      return `Not saved: ${state.text} It is kept in this browser.`
  }
}
