import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { isShortcut } from './shortcut-keys.ts'

type EditorActions = { save?: () => void; openLink: () => void; goToTools: () => void }

/** The shortcuts that lead out of the text itself. */
export function useEditorKeys(box: RefObject<HTMLElement | null>, acts: EditorActions): void {
  const current = useRef(acts)
  useLayoutEffect(() => {
    current.current = acts
  })
  useLayoutEffect(() => {
    const element = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      const { save, openLink, goToTools } = current.current
      if (isShortcut(event, 's')) save?.()
      else if (isShortcut(event, 'k')) openLink()
      else if (event.altKey && event.key === 'F10') goToTools()
      else return
      event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [box])
}
