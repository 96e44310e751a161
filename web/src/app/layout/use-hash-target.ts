import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Returns the id in the URL's #hash, and scrolls to the element with this id after rendering. For what is rendered with
 * its data; `useFocusOnNavigation` scrolls to what is there at once.
 */
export function useHashTarget(block: 'center' | 'start' = 'center'): string {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    const target = id === '' ? null : document.getElementById(id)
    target?.scrollIntoView({ block, behavior: 'instant' })
    target?.focus({ preventScroll: true })
  }, [id, key, block])
  return id
}
