import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '../ui/status/toast.tsx'

/** The list action being confirmed in a dialog. Reloads the list when it is done. */
export function usePendingAction<Asked>() {
  const [pendingAction, setAsked] = useState<Asked>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const onClose = () => setAsked(undefined)
  const onDone = () => {
    onClose()
    toast('Done')
    void revalidate()
  }
  return { asked: pendingAction, setAsked, onDone, onClose }
}
