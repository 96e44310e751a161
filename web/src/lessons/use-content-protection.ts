import type { RefObject } from 'react'
import { useEffect } from 'react'
import { isProtectedKey } from './protected-keys.ts'

const taking = ['copy', 'cut', 'paste', 'contextmenu', 'dragstart', 'selectstart'] as const

/** Keeps what lies in `content` from being selected, copied, dragged or printed by the usual ways. */
export function useContentProtection(content: RefObject<HTMLElement | null>, isProtected: boolean): void {
  useEffect(() => {
    const element = content.current
    if (!isProtected || !element) return
    const refuse = (event: Event) => event.preventDefault()
    // The text itself has no focus, so key presses arrive at the page; fields keep all of theirs.
    const refuseKey = (event: KeyboardEvent) => {
      if (!isTyping(event.target) && isProtectedKey(event)) event.preventDefault()
    }
    for (const name of taking) element.addEventListener(name, refuse)
    document.addEventListener('keydown', refuseKey)
    return () => {
      for (const name of taking) element.removeEventListener(name, refuse)
      document.removeEventListener('keydown', refuseKey)
    }
  }, [content, isProtected])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
