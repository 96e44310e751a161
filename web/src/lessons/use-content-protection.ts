import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { isProtectedKey } from './protected-keys.ts'

const clipboardEvents = ['copy', 'cut', 'paste', 'contextmenu', 'dragstart', 'selectstart'] as const

/** Blocks the usual ways to select, copy, drag or print `content`. */
export function useContentProtection(content: RefObject<HTMLElement | null>, isProtected: boolean): void {
  // A layout effect, so that the text is protected before it is visible.
  useLayoutEffect(() => {
    const element = content.current
    if (!isProtected || !element) return
    const block = (event: Event) => {
      if (!isTyping(event.target)) event.preventDefault()
    }
    const blockKey = (event: KeyboardEvent) => {
      if (isInside(element, event.target) && !isTyping(event.target) && isProtectedKey(event)) {
        event.preventDefault()
      }
    }
    for (const name of clipboardEvents) element.addEventListener(name, block)
    document.addEventListener('keydown', blockKey)
    return () => {
      for (const name of clipboardEvents) element.removeEventListener(name, block)
      document.removeEventListener('keydown', blockKey)
    }
  }, [content, isProtected])
}

/** Plain text has no focus, so a key press may target an ancestor of the content. */
const isInside = (content: Element, target: EventTarget | null) =>
  target instanceof Node && (content.contains(target) || target.contains(content))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
