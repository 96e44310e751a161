import { useLayoutEffect, useRef } from 'react'

/**
 * For an action whose button disappears: when `state` changes, focus moves to the result message, unless it
 * has moved elsewhere. Put `messageRef` on the message and call `focusAfterChange` on success.
 */
export function useOutcomeFocus<Message extends HTMLElement>(state: string | undefined) {
  const messageRef = useRef<Message>(null)
  const shownState = useRef(state)
  const isExpected = useRef(false)
  useLayoutEffect(() => {
    if (shownState.current === state) return
    shownState.current = state
    if (isExpected.current && document.activeElement === document.body) messageRef.current?.focus()
    isExpected.current = false
  })
  const focusAfterChange = () => {
    isExpected.current = true
  }
  return { messageRef, focusAfterChange }
}
