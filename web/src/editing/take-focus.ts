/** Ref for an element that replaces the focused control; otherwise nothing would have the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
