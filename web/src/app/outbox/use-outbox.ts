import { useEffect, useSyncExternalStore } from 'react'
import { countUnsent, startOutbox, subscribeToOutbox } from './outbox.ts'

/** Sends what waits in this browser while this user is signed in. Returns how many items could not be sent so far. */
export function useOutbox(userId: string | undefined): number {
  useEffect(() => (userId === undefined ? undefined : startOutbox(userId)), [userId])
  return useSyncExternalStore(subscribeToOutbox, () => (userId === undefined ? 0 : countUnsent(userId)))
}

/** Calls `onSent` whenever the server has accepted something that waited. */
export function useOnSent(onSent: () => void): void {
  useEffect(
    () =>
      subscribeToOutbox(({ state }) => {
        if (state === 'sent') onSent()
      }),
    [onSent],
  )
}
