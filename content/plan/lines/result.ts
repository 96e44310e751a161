/** One computed line. A warning says what to look at again; it forbids nothing. */
export type Result = { readonly label: string; readonly text: string; readonly isWarning?: true }

export const warning = (label: string, text: string): Result => ({ label, text, isWarning: true })
