import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type DraftProblems, isValid } from './draft.ts'

/** Whether the panel is open, and whether it says what is wrong in it. */
export function useEditing(problems: DraftProblems) {
  const [isEditing, setEditing] = useState(false)
  const [showsProblems, setShowsProblems] = useState(false)
  return {
    isEditing,
    shownProblems: showsProblems ? problems : {},
    open: () => setEditing(true),
    close: () => {
      setEditing(false)
      setShowsProblems(false)
    },
    /** Whether name and date can be printed; if not, the panel says why. */
    check: (): boolean => {
      if (isValid(problems)) return true
      flushSync(() => {
        setEditing(true)
        setShowsProblems(true)
      })
      document.querySelector<HTMLElement>('#edit-panel [aria-invalid="true"]')?.focus()
      return false
    },
  }
}
