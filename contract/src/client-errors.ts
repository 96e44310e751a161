/** A fault in somebody's browser, as it is reported: enough to find the place, nothing about the person. */
export type ClientErrorReport = {
  message: string
  /** The first lines of the stack. */
  frames: readonly string[]
  /** The path of the page, without a query. */
  page: string
}

export const clientErrorLimits = {
  message: 300,
  frame: 200,
  frames: 5,
  page: 100,
  reportsPerPage: 5,
} as const

const query = /[?#][^\s:)'"]*/g
const email = /[^\s@/]+@[^\s@/]+\.[a-z]{2,}/gi
// Tokens and ids; the hashed file names of our scripts are shorter.
const secret = /\beyJ[\w.-]+|[\w-]{32,}/g

/** Shortened first, so that the patterns never see more than that. */
export function redactErrorText(text: string, maxCharacters: number): string {
  return text
    .slice(0, maxCharacters)
    .replace(query, '')
    .replace(email, '[e-mail]')
    .replace(secret, '[secret]')
}
