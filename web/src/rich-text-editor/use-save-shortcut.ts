import { useEffectEvent, useLayoutEffect } from 'react'
import { isShortcut } from './shortcut-keys.ts'

/** Saves at Ctrl+S, wherever the focus is, and keeps the browser from saving the page. A dialog has its own buttons. */
export function useSaveShortcut(save: () => unknown): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 's')) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) save()
  })
  // A layout effect, so that a key pressed immediately is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
