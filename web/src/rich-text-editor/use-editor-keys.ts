import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { isShortcut } from './shortcut-keys.ts'

type EditorActions = { openLink: () => void; focusToolbar: () => void }

/** Shortcuts that are not part of the text editing. */
export function useEditorKeys(container: RefObject<HTMLElement | null>, actions: EditorActions): void {
  const latestActions = useRef(actions)
  useLayoutEffect(() => {
    latestActions.current = actions
  })
  useLayoutEffect(() => {
    const element = container.current
    const onKeyDown = (event: KeyboardEvent) => {
      const { openLink, focusToolbar } = latestActions.current
      if (isShortcut(event, 'k')) openLink()
      else if (event.altKey && event.key === 'F10') focusToolbar()
      else return
      event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [container])
}
