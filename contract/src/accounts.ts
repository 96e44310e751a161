/** Rules and words for e-mail addresses and passwords, the same in the browser and on the server. */
export const emailMaximum = 255
export const passwordMinimum = 6
export const passwordMaximum = 128

/** How long a link or code from a mail can be used. */
export const linkLifetimeSeconds = 3600
/** How long an address waits before it gets another mail of the same kind. */
export const mailSpacingSeconds = 60

export const fieldMessages = {
  required: (field: string) => `${field} is required`,
  tooShort: (field: string, characters: number) => `${field} must be at least ${characters} characters`,
  tooLong: (field: string, characters: number) => `${field} must be no more than ${characters} characters`,
  badFormat: (field: string) => `${field} format is invalid`,
  badEmail: 'Please enter a valid email address',
} as const

export const signInMessages = {
  /** Something failed that is not an error of the authentication service. */
  unexpected: 'An unexpected error occurred',
  /** The authentication service failed without saying why. */
  unknown: 'An error occurred',
  resetRequired: 'Please check your email for password reset instructions to complete your account setup.',
} as const

/** Key in `user_metadata`: the account was made for a customer, who has not chosen a password yet. */
export const passwordResetFlag = 'requires_password_reset'

/** What the mail links carry as `type`. */
export const linkTypes = ['signup', 'magiclink', 'email_change', 'recovery', 'invite'] as const
export type LinkType = (typeof linkTypes)[number]

/** The address without what could be markup or script. What a removal joins together is removed as well. */
export function cleanEmail(text: string): string {
  const cleaned = text.replace(/[<>]|javascript:|on\w+\s*=/gi, '')
  return cleaned === text ? text.trim() : cleanEmail(cleaned)
}

/** The first thing wrong with an address that went through `cleanEmail`. */
export function emailProblem(email: string, field = 'Email'): string | undefined {
  if (email === '') return fieldMessages.required(field)
  if (email.length > emailMaximum) return fieldMessages.tooLong(field, emailMaximum)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || hasControlCharacter(email)) return fieldMessages.badEmail
  return undefined
}

/** The first thing wrong with a new password, as far as it can be told without the list of common ones. */
export function passwordProblem(password: string, field = 'Password'): string | undefined {
  if (password === '') return fieldMessages.required(field)
  if (password.length < passwordMinimum) return fieldMessages.tooShort(field, passwordMinimum)
  if (password.length > passwordMaximum) return fieldMessages.tooLong(field, passwordMaximum)
  if (hasControlCharacter(password)) return fieldMessages.badFormat(field)
  return undefined
}

/** The first thing wrong with what was typed to sign in or sign up. */
export function credentialsProblem(credentials: { email: string; password: string }): string | undefined {
  return emailProblem(cleanEmail(credentials.email)) ?? passwordProblem(credentials.password)
}

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
