/** Rules and messages for what people type about their account; both the forms and the server hold to them. */
export const EMAIL_MAX_CHARACTERS = 255
export const PASSWORD_MIN_CHARACTERS = 6
export const PASSWORD_MAX_CHARACTERS = 128

export const accountMessages = {
  required: (field: string) => `${field} is required`,
  tooShort: (field: string, least: number) => `${field} must be at least ${least} characters`,
  tooLong: (field: string, most: number) => `${field} must be no more than ${most} characters`,
  badFormat: (field: string) => `${field} format is invalid`,
  badEmail: 'Please enter a valid email address',
} as const

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
// Characters that would end or split an address in a mail header; no mailbox in use has them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be found
const UNSAFE_IN_ADDRESS = /[\u0000-\u001f\u007f<>()[\],;:\\"]/
const STRIPPED = /[<>]|javascript:|\bon\w+\s*=/gi

/** Takes out what has no place in a typed line: angle brackets, `javascript:`, inline handlers, outer blanks. */
export function sanitizeInput(value: string): string {
  const cleaned = value.replace(STRIPPED, '').trim()
  // Taking one piece out can join the halves of another.
  return cleaned === value ? value : sanitizeInput(cleaned)
}

/** What is wrong with an e-mail address, in the words to show, or undefined when nothing is. */
export function emailProblem(value: string): string | undefined {
  if (value.trim() === '') return accountMessages.required('Email')
  if (value.length > EMAIL_MAX_CHARACTERS) return accountMessages.tooLong('Email', EMAIL_MAX_CHARACTERS)
  if (!EMAIL.test(value) || UNSAFE_IN_ADDRESS.test(value)) return accountMessages.badEmail
  return undefined
}

/** What is wrong with a password, in the words to show, or undefined when nothing is. */
export function passwordProblem(value: string): string | undefined {
  if (value === '') return accountMessages.required('Password')
  if (value.length < PASSWORD_MIN_CHARACTERS) {
    return accountMessages.tooShort('Password', PASSWORD_MIN_CHARACTERS)
  }
  if (value.length > PASSWORD_MAX_CHARACTERS) {
    return accountMessages.tooLong('Password', PASSWORD_MAX_CHARACTERS)
  }
  return undefined
}

/** The first problem of a sign-in or sign-up form; only that one is shown. */
export function credentialsProblem(email: string, password: string): string | undefined {
  return emailProblem(email) ?? passwordProblem(password)
}

/** One spelling per mailbox: accounts are found whatever case the address was typed in. */
export const normalizeEmail = (value: string): string => value.trim().toLowerCase()
