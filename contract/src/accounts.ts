import { validationCopy } from '@course/content/site/validation'
/** Account validation rules and messages, shared by the forms and the server. */
export const EMAIL_MAX_CHARACTERS = 255

/** Returns a rule for a field that must not be empty. */
export const validateRequired =
  (field: string) =>
  (value: string): string | undefined =>
    value.trim() === '' ? validationCopy.required(field) : undefined

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
    return { problem: validationCopy.tooLong(validationCopy.fields.email, EMAIL_MAX_CHARACTERS) }
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
  if (value.trim() === '') return validationCopy.required(validationCopy.fields.email)
  if (value.length > EMAIL_MAX_CHARACTERS)
    return validationCopy.tooLong(validationCopy.fields.email, EMAIL_MAX_CHARACTERS)
  if (!isEmail(value) || UNSAFE_EMAIL_CHARACTERS.test(value)) return validationCopy.badEmail
  return undefined
}

/** Checks for text, an @, text, a dot and text, without whitespace. */
function isEmail(value: string): boolean {
  const [mailbox, domain, ...more] = value.split('@')
  if (!mailbox || !domain || more.length > 0 || /\s/.test(value)) return false
  return domain.slice(1, -1).includes('.')
}
