import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

const question = 'You have unsaved changes. Are you sure you want to leave?'

/**
 * Asks before leaving while `isOpen`: links, back and forward, another page of the same lesson, reload and
 * closing the tab (where the browser shows its own text).
 */
export function useUnsavedChangesPrompt(isOpen: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOpen &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useBeforeUnload((event) => {
    if (!isOpen) return
    event.preventDefault()
    // Older browsers check only this.
    event.returnValue = question
  })
}

/** Asks the same question when a button would discard changes. */
export const confirmLeaving = (): boolean => window.confirm(question)
