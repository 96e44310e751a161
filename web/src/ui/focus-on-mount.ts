/** A ref that moves the focus to an element when it appears, often in place of the focused one: `<h1 ref={focusOnMount} tabIndex={-1}>`. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** A ref that also selects the text of a field. */
export function selectOnMount(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
