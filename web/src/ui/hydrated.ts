import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML and until React has taken it over; then controls that need script may be used. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
