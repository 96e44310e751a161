import { useEffectEvent, useLayoutEffect } from 'react'
import { isPageTurnKey } from './turning-key.ts'

/** Turns pages with the left and right arrow keys, unless the focused element uses them or a dialog is open. */
export function useArrowKeys(turn: (by: 1 | -1) => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPageTurnKey(event) || usesArrows(event.target)) return
    if (document.querySelector('dialog[open]')) return
    turn(event.key === 'ArrowRight' ? 1 : -1)
  })
  // A layout effect, so that a key pressed immediately is not lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

/** Fields, players and horizontally scrolling tables use arrow keys. */
function usesArrows(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('input, textarea, select, video, audio, iframe, [role]')) {
    return true
  }
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    const scrolls = element.scrollWidth > element.clientWidth + 1
    if (scrolls && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true
  }
  return false
}
