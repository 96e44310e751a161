import { useEffect, useRef } from 'react'

/**
 * Returns focus to the button when the form it opened closes. `open` is the open form; the result creates the
 * button's ref.
 */
export function useReturnFocus<Form extends string>(open: Form | undefined) {
  const buttons = useRef(new Map<Form, HTMLButtonElement>())
  const previous = useRef<Form>(undefined)
  useEffect(() => {
    if (open === undefined && previous.current !== undefined) buttons.current.get(previous.current)?.focus()
    previous.current = open
  }, [open])
  return (form: Form) => (button: HTMLButtonElement | null) => {
    if (button) buttons.current.set(form, button)
    else buttons.current.delete(form)
  }
}
