/** An error report from a browser: enough to locate the error, without personal data. */
export type ClientErrorReport = {
  message: string
  /** The first lines of the stack. */
  frames: readonly string[]
  /** The path of the page, without the query string. */
  page: string
}

export const clientErrorLimits = {
  message: 300,
  frame: 200,
  frames: 5,
  page: 100,
  reportsPerPage: 5,
} as const

const queryPattern = /[?#][^\s:)'"]*/g
const emailPattern = /[^\s@/]+@[^\s@/]+\.[a-z]{2,}/gi
// Tokens and ids. Our hashed script file names are shorter than 32 characters.
const secretPattern = /\beyJ[\w.-]+|[\w-]{32,}/g

/** Truncates first, so that the patterns run on bounded input. */
export function redactErrorText(text: string, maxCharacters: number): string {
  return text
    .slice(0, maxCharacters)
    .replace(queryPattern, '')
    .replace(emailPattern, '[e-mail]')
    .replace(secretPattern, '[secret]')
}
