import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'

type EditingState = { isEditing: boolean; editButton: ReactNode; endEditing: () => void }

/** Whether what `page` names is being edited. Another value, such as the next page or another user, ends editing. */
export function useEditButton(page: number | string): EditingState {
  const [editing, setEditing] = useState<{ page: number | string; isOpen: boolean }>()
  const isEditing = editing?.page === page && editing.isOpen

  // After leaving the page, the editor is closed on return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the page ends editing
  useEffect(() => setEditing(undefined), [page])

  return {
    isEditing,
    editButton: isEditing ? undefined : (
      <Button
        variant="secondary"
        size="small"
        // Returns focus here when the editor closes.
        autoFocus={editing?.page === page}
        onClick={() => setEditing({ page, isOpen: true })}
      >
        Edit
      </Button>
    ),
    endEditing: () => setEditing({ page, isOpen: false }),
  }
}
