import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from './shortcut-keys.ts'

/** Saves at Ctrl+S, wherever the focus is, and keeps the browser from saving the page. A dialog has its own buttons. */
export function useSaveShortcut(save: () => unknown): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 's')) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
