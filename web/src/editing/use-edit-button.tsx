import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'

type EditingState = { isEditing: boolean; editButton: ReactNode; endEditing: () => void }

/** Whether `subject` is being edited: a page of a lesson, or a policy by one user. Another subject ends editing. */
export function useEditButton(subject: number | string): EditingState {
  const [editing, setEditing] = useState<{ subject: number | string; isOpen: boolean }>()
  const isEditing = editing?.subject === subject && editing.isOpen

  // After leaving the page, the editor is closed on return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject ends editing
  useEffect(() => setEditing(undefined), [subject])

  return {
    isEditing,
    editButton: isEditing ? undefined : (
      <Button
        variant="secondary"
        size="small"
        // Returns focus here when the editor closes.
        autoFocus={editing?.subject === subject}
        onClick={() => setEditing({ subject, isOpen: true })}
      >
        Edit
      </Button>
    ),
    endEditing: () => setEditing({ subject, isOpen: false }),
  }
}
