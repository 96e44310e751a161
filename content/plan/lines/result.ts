/** A computed line. Warnings are hints and block nothing. */
export type Result = { readonly label: string; readonly text: string; readonly isWarning?: true }

export const warning = (label: string, text: string): Result => ({ label, text, isWarning: true })
