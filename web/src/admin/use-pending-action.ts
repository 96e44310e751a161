import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '../ui/toast.tsx'

/** The action that is open in a dialog. `onDone` closes the dialog and reloads the list. */
export function usePendingAction<Action>() {
  const [pendingAction, setPendingAction] = useState<Action>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const onClose = () => setPendingAction(undefined)
  const onDone = () => {
    onClose()
    toast('Done')
    void revalidate()
  }
  return { pendingAction, setPendingAction, onDone, onClose }
}
