import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'

type Editing = { isEditing: boolean; editButton: ReactNode; endEditing: () => void }

/** Whether the text of a page is being edited; turning the page ends it. */
export function useEditing(page: number): Editing {
  const [edited, setEdited] = useState<{ page: number; isOpen: boolean }>()
  const isEditing = edited?.page === page && edited.isOpen

  // Whoever agreed to leave the editor does not find it open on coming back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the page ends the editing
  useEffect(() => setEdited(undefined), [page])

  return {
    isEditing,
    editButton: isEditing ? undefined : (
      <Button
        variant="secondary"
        size="small"
        // The focus goes from the buttons of the editor back to where it was opened.
        autoFocus={edited?.page === page}
        onClick={() => setEdited({ page, isOpen: true })}
      >
        Edit
      </Button>
    ),
    endEditing: () => setEdited({ page, isOpen: false }),
  }
}
