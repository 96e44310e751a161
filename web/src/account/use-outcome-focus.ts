import { useLayoutEffect, useRef } from 'react'

/**
 * For an act whose button goes away with it: once `state` has changed, the keyboard is at the element that says what
 * became of it, unless it has gone elsewhere meanwhile. `says` is the `ref` of that element; `acted` is called when the
 * act has worked.
 */
export function useOutcomeFocus<Says extends HTMLElement>(state: string | undefined) {
  const says = useRef<Says>(null)
  const shown = useRef(state)
  const isAwaited = useRef(false)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (isAwaited.current && document.activeElement === document.body) says.current?.focus()
    isAwaited.current = false
  })
  const acted = () => {
    isAwaited.current = true
  }
  return { says, acted }
}
