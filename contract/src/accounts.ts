/** Rules and messages for what people type about their account; both the forms and the server hold to them. */
export const EMAIL_MAX_CHARACTERS = 255

export const accountMessages = {
  required: (field: string) => `${field} is required`,
  tooShort: (field: string, least: number) => `${field} must be at least ${least} characters`,
  tooLong: (field: string, most: number) => `${field} must be no more than ${most} characters`,
  badFormat: (field: string) => `${field} format is invalid`,
  badEmail: 'Please enter a valid email address',
} as const

// Characters that would end or split an address in a mail header; no mailbox in use has them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be found
const UNSAFE_IN_ADDRESS = /[\u0000-\u001f\u007f<>()[\],;:\\"]/
const STRIPPED = /[<>]|javascript:|\bon\w+\s*=/g

/**
 * Parses an email as typed into the one spelling that accounts, payments and mail use, or returns the message
 * to show. Idempotent.
 */
export function parseEmail(typed: string): EmailReading {
  const trimmed = typed.trim()
  // Before anything else is done with it: the work below grows with the length.
  if (trimmed.length > EMAIL_MAX_CHARACTERS) {
    return { problem: accountMessages.tooLong('Email', EMAIL_MAX_CHARACTERS) }
  }
  const email = strip(trimmed.toLowerCase())
  const problem = validateEmail(email)
  return problem === undefined ? { email } : { problem }
}

type EmailReading = { email: string; problem?: undefined } | { email?: undefined; problem: string }

/** Takes out angle brackets, `javascript:` and inline handlers until none is left: taking one out can join another. */
function strip(text: string): string {
  for (let rest = text; ; ) {
    const stripped = rest.replace(STRIPPED, '').trim()
    if (stripped === rest) return rest
    rest = stripped
  }
}

/** What is wrong with an e-mail address, in the words to show, or undefined when nothing is. */
export function validateEmail(value: string): string | undefined {
  if (value.trim() === '') return accountMessages.required('Email')
  if (value.length > EMAIL_MAX_CHARACTERS) return accountMessages.tooLong('Email', EMAIL_MAX_CHARACTERS)
  if (!isEmail(value) || UNSAFE_IN_ADDRESS.test(value)) return accountMessages.badEmail
  return undefined
}

/** Some text, an @, some text, a dot, some text, no whitespace. */
function isEmail(value: string): boolean {
  const [mailbox, domain, ...more] = value.split('@')
  if (!mailbox || !domain || more.length > 0 || /\s/.test(value)) return false
  return domain.slice(1, -1).includes('.')
}
