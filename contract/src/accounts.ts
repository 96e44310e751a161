/** Account validation rules and messages, shared by the forms and the server. */
export const EMAIL_MAX_CHARACTERS = 255

export const accountMessages = {
  required: (field: string) => `${field} is required`,
  tooShort: (field: string, least: number) => `${field} must be at least ${least} characters`,
  tooLong: (field: string, most: number) => `${field} must be no more than ${most} characters`,
  badFormat: (field: string) => `${field} format is invalid`,
  badEmail: 'Please enter a valid email address',
} as const

/** Returns a rule for a field that must not be empty. */
export const validateRequired =
  (field: string) =>
  (value: string): string | undefined =>
    value.trim() === '' ? accountMessages.required(field) : undefined

// Characters that could end or split an email in a mail header. Real mailboxes do not contain them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be found
const UNSAFE_EMAIL_CHARACTERS = /[\u0000-\u001f\u007f<>()[\],;:\\"]/
const UNSAFE_PATTERNS = /[<>]|javascript:|\bon\w+\s*=/g

/**
 * Parses an email as typed into the one spelling that accounts, payments and mail use, or returns the message
 * to show. Idempotent.
 */
export function parseEmail(typed: string): ParsedEmail {
  const trimmed = typed.trim()
  // Check the length first, because stripping takes longer the longer the text is.
  if (trimmed.length > EMAIL_MAX_CHARACTERS) {
    return { problem: accountMessages.tooLong('Email', EMAIL_MAX_CHARACTERS) }
  }
  const email = stripUnsafePatterns(trimmed.toLowerCase())
  const problem = validateEmail(email)
  return problem === undefined ? { email } : { problem }
}

type ParsedEmail = { email: string; problem?: undefined } | { email?: undefined; problem: string }

/** Removes angle brackets, `javascript:` and inline handlers repeatedly, since removing one can form another. */
function stripUnsafePatterns(text: string): string {
  for (let rest = text; ; ) {
    const stripped = rest.replace(UNSAFE_PATTERNS, '').trim()
    if (stripped === rest) return rest
    rest = stripped
  }
}

/** Returns the error message to show for an invalid email, or undefined. */
export function validateEmail(value: string): string | undefined {
  if (value.trim() === '') return accountMessages.required('Email')
  if (value.length > EMAIL_MAX_CHARACTERS) return accountMessages.tooLong('Email', EMAIL_MAX_CHARACTERS)
  if (!isEmail(value) || UNSAFE_EMAIL_CHARACTERS.test(value)) return accountMessages.badEmail
  return undefined
}

/** Checks for text, an @, text, a dot and text, without whitespace. */
function isEmail(value: string): boolean {
  const [mailbox, domain, ...more] = value.split('@')
  if (!mailbox || !domain || more.length > 0 || /\s/.test(value)) return false
  return domain.slice(1, -1).includes('.')
}
