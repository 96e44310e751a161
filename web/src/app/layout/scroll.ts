import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/**
 * After every navigation, scrolls to the section in the state or #hash, otherwise to the top. Going back
 * restores the scroll position. Moves keyboard focus to the new content.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const currentLocation = useRef(location)

  useEffect(() => {
    const savePosition = () => positions.set(currentLocation.current.key, window.scrollY)
    // Manual within the site, because a page may still be loading when the browser scrolls. After a reload the
    // browser restores the position.
    const restoreAutomatic = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', savePosition, { passive: true })
    window.addEventListener('pagehide', restoreAutomatic)
    return () => {
      window.removeEventListener('scroll', savePosition)
      window.removeEventListener('pagehide', restoreAutomatic)
    }
  }, [])

  // Before the browser paints the new page, so that nobody sees or clicks it at the old position.
  useLayoutEffect(() => {
    const isSamePage = currentLocation.current.pathname === location.pathname
    const isOnlyQueryChanged = isSamePage && currentLocation.current.search !== location.search
    currentLocation.current = location
    if (isBack) {
      const position = positions.get(location.key)
      // A lesson restores its own position, because its text is not rendered yet.
      if (position !== undefined && !isOnlyQueryChanged)
        window.scrollTo({ top: position, behavior: 'instant' })
      return
    }
    if (!isSamePage) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
    const target = targetId(location.state, location.hash)
    if (target) scrollToSection(target)
  }, [location, isBack])
}

/** Scrolls to the element with this id and focuses it; of a search, its field. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth', block: 'start' })
  const field = section.localName === 'search' ? section.querySelector('input') : null
  if (!field && !section.hasAttribute('tabindex')) section.tabIndex = -1
  ;(field ?? section).focus({ preventScroll: true })
}

/** Id of the section to scroll to. */
export function targetId(state: unknown, hash: string): string | undefined {
  if (
    typeof state === 'object' &&
    state !== null &&
    'scrollTo' in state &&
    typeof state.scrollTo === 'string'
  ) {
    return state.scrollTo
  }
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    // Invalid encoding.
    return undefined
  }
}
