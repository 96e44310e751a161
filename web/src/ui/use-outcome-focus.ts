import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For an action whose button disappears: when `state` changes after a call of the returned function, focus moves to
 * the message of the result, unless it has moved elsewhere.
 */
export function useOutcomeFocus(message: RefObject<HTMLElement | null>, state: string | undefined) {
  const shownState = useRef(state)
  const isExpected = useRef(false)
  useLayoutEffect(() => {
    if (shownState.current === state) return
    shownState.current = state
    if (isExpected.current && document.activeElement === document.body) message.current?.focus()
    isExpected.current = false
  })
  return () => {
    isExpected.current = true
  }
}
