import { useEffect, useRef } from 'react'

/**
 * Returns focus to the button when the form it opened closes. `open` is the open form; the result creates the
 * button's ref.
 */
export function useOpener<Form extends string>(open: Form | undefined) {
  const buttons = useRef(new Map<Form, HTMLButtonElement>())
  const before = useRef<Form>(undefined)
  useEffect(() => {
    if (open === undefined && before.current !== undefined) buttons.current.get(before.current)?.focus()
    before.current = open
  }, [open])
  return (form: Form) => (button: HTMLButtonElement | null) => {
    if (button) buttons.current.set(form, button)
    else buttons.current.delete(form)
  }
}
