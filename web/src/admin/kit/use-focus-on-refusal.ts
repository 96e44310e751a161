import { type RefObject, useEffect } from 'react'

/** Focuses the first field with an error after each refused attempt to save. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempts])
}
