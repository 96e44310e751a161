import { storedUserId } from '../clients/stored-session.ts'
import { readStored, removeTabData, store } from '../storage/storage.ts'

const KEY = 'tab-owner'

/**
 * Deletes this tab's data when another user, or no user, is signed in. Frozen, cached or restored tabs miss
 * the sign-out event, so it is checked when the tab is shown or hidden.
 */
export function watchTabOwner(): void {
  checkOwner()
  window.addEventListener('pageshow', checkOwner)
  document.addEventListener('visibilitychange', checkOwner)
}

function checkOwner(): void {
  const userId = storedUserId()
  const owner = readStored(KEY, (stored) => (typeof stored === 'string' ? stored : undefined), 'tab')
  if (owner !== undefined && owner !== userId) removeTabData()
  if (userId !== undefined) store(KEY, userId, 'tab')
}
