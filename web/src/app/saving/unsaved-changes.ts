import { shellCopy } from '@course/content/site/shell'
import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

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
    if (window.confirm(shellCopy.unsavedChanges)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useBeforeUnload((event) => {
    if (!isOpen) return
    event.preventDefault()
    // Older browsers check only this.
    event.returnValue = shellCopy.unsavedChanges
  })
}

/** Asks the same question when a button would discard changes. */
export const confirmLeaving = (): boolean => window.confirm(shellCopy.unsavedChanges)
