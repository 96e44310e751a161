import { readStored, removeAllStored, store } from './storage.ts'
import { storedUserId } from './stored-session.ts'

const KEY = 'tab-owner'

/**
 * Deletes what this tab stores once somebody else or nobody is signed in. A tab that was frozen, kept for the back
 * button or closed and restored has missed the sign-out, so it is asked whenever the tab is shown or hidden.
 */
export function watchTabOwner(): void {
  checkOwner()
  window.addEventListener('pageshow', checkOwner)
  document.addEventListener('visibilitychange', checkOwner)
}

function checkOwner(): void {
  const userId = storedUserId()
  const owner = readStored(KEY, (stored) => (typeof stored === 'string' ? stored : undefined), 'tab')
  if (owner !== undefined && owner !== userId) removeAllStored(['tab'])
  if (userId !== undefined) store(KEY, userId, 'tab')
}
