import { useEffect, useRef } from 'react'

/** What replaces the control that had the focus takes it over; a whole screen also begins at the top of the page. */
export function useFocusOnMount<Focused extends HTMLElement>({ isAtTop = true } = {}) {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (isAtTop) window.scrollTo({ top: 0, behavior: 'instant' })
    else element.current?.scrollIntoView({ behavior: 'instant', block: 'start' })
    element.current?.focus({ preventScroll: true })
  }, [isAtTop])
  return element
}
