import { useEffect, useRef } from 'react'

/** Focuses an element that replaces the focused control. Scrolls to the top for a whole screen. */
export function useFocusAndScroll<Target extends HTMLElement>({ scrollsToTop = true } = {}) {
  const element = useRef<Target>(null)
  useEffect(() => {
    if (scrollsToTop) window.scrollTo({ top: 0, behavior: 'instant' })
    else element.current?.scrollIntoView({ behavior: 'instant', block: 'start' })
    element.current?.focus({ preventScroll: true })
  }, [scrollsToTop])
  return element
}
