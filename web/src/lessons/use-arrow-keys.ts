import { useLayoutEffect, useRef } from 'react'
import { isPageTurnKey } from './turning-key.ts'

/** Left and right turn the pages, unless the key has something to do where it was pressed. */
export function useArrowKeys(turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn)
  useLayoutEffect(() => {
    latest.current = turn
  })
  // Before the page is seen: a key pressed at once would otherwise be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPageTurnKey(event) || usesArrows(event.target)) return
      latest.current(event.key === 'ArrowRight' ? 1 : -1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Fields, players and tables that scroll sideways move by arrow keys themselves. */
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
