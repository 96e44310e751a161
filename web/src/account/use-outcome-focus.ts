import { useLayoutEffect, useRef } from 'react'

/**
 * For an action whose button disappears: when `state` changes, focus moves to the result message, unless it
 * has moved elsewhere. `says` is the message's ref; call `acted` on success.
 */
export function useOutcomeFocus<Says extends HTMLElement>(state: string | undefined) {
  const messageRef = useRef<Says>(null)
  const shown = useRef(state)
  const isAwaited = useRef(false)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (isAwaited.current && document.activeElement === document.body) messageRef.current?.focus()
    isAwaited.current = false
  })
  const acted = () => {
    isAwaited.current = true
  }
  return { says: messageRef, acted }
}
