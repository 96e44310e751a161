import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type DraftProblems, isValid } from './certificate-draft.ts'

/** Whether the edit panel is open and shows its problems. */
export function useEditPanel(problems: DraftProblems) {
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
    /** Returns whether name and date are valid; if not, opens the panel with the problems. */
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
