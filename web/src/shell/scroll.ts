import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/**
 * After every navigation: to the section that the state or the #hash names, otherwise to the top; going back returns to
 * where the reader was. Moves keyboard focus to the new content.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(location)

  useEffect(() => {
    const remember = () => positions.set(shown.current.key, window.scrollY)
    // Within the site a page may still be on its way when the browser would scroll; a reload is the browser's to restore.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', giveBack)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', giveBack)
    }
  }, [])

  useEffect(() => {
    const isSamePage = shown.current.pathname === location.pathname
    const isTurned = isSamePage && shown.current.search !== location.search
    shown.current = location
    if (isBack) {
      const position = positions.get(location.key)
      // A lesson finds the place in its own text, which is not drawn yet.
      if (position !== undefined && !isTurned) window.scrollTo({ top: position, behavior: 'instant' })
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

/** Scrolls to the element with this id and moves focus there; smoothly, unless the visitor asked for less motion. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

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
    // A hash that is no valid encoding names no section.
    return undefined
  }
}
