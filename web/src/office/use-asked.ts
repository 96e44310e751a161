import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '../ui/status/toast.tsx'

/** The act of a list that is being asked about in a dialog. Once it is done, the list is read again. */
export function useAsked<Asked>() {
  const [asked, setAsked] = useState<Asked>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const onClose = () => setAsked(undefined)
  const onDone = () => {
    onClose()
    toast('Done. It is in the log.')
    void revalidate()
  }
  return { asked, setAsked, onDone, onClose }
}
