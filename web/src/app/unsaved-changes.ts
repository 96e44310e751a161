import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

const question = 'You have unsaved changes. Are you sure you want to leave?'

/**
 * Asks before anything leads away while `isOpen`: links, back and forward, another page of the same address, a reload
 * and the closing of the tab (there the browser asks in its own words).
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
    // Older browsers only look at this.
    event.returnValue = question
  })
}

/** The same question for a button that gives the changes up. */
export const confirmLeaving = (): boolean => window.confirm(question)
