import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { isProtectedKey } from './protected-keys.ts'

const clipboardEvents = ['copy', 'cut', 'paste', 'contextmenu', 'dragstart', 'selectstart'] as const

/** Keeps what lies in `content` from being selected, copied, dragged or printed by the usual ways. */
export function useContentProtection(content: RefObject<HTMLElement | null>, isProtected: boolean): void {
  // Before the text is seen.
  useLayoutEffect(() => {
    const element = content.current
    if (!isProtected || !element) return
    const refuse = (event: Event) => {
      if (!isTyping(event.target)) event.preventDefault()
    }
    const refuseKey = (event: KeyboardEvent) => {
      if (isOn(element, event.target) && !isTyping(event.target) && isProtectedKey(event)) {
        event.preventDefault()
      }
    }
    for (const name of clipboardEvents) element.addEventListener(name, refuse)
    document.addEventListener('keydown', refuseKey)
    return () => {
      for (const name of clipboardEvents) element.removeEventListener(name, refuse)
      document.removeEventListener('keydown', refuseKey)
    }
  }, [content, isProtected])
}

/** Text has no focus, so key presses on it reach its container. Links and buttons keep theirs. */
const isOn = (content: Element, target: EventTarget | null) =>
  target instanceof Node && (content.contains(target) || target.contains(content))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
