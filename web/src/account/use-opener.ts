import { useEffect, useRef } from 'react'

/**
 * For a form that opens in the place of its button: when it closes, the keyboard is back at the button that opened it.
 * `open` names the form that is open; the answer makes the `ref` of a form's button.
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
