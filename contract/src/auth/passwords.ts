import { accountMessages } from '../accounts.ts'

export const PASSWORD_MIN_CHARACTERS = 6
export const STAFF_PASSWORD_MIN_CHARACTERS = 12
export const PASSWORD_MAX_CHARACTERS = 128

/** Returns the error message to show for an invalid password, or undefined. */
export function validatePassword(
  value: string,
  minCharacters: number = PASSWORD_MIN_CHARACTERS,
): string | undefined {
  if (value === '') return accountMessages.required('Password')
  if (value.length < minCharacters) return accountMessages.tooShort('Password', minCharacters)
  if (value.length > PASSWORD_MAX_CHARACTERS) {
    return accountMessages.tooLong('Password', PASSWORD_MAX_CHARACTERS)
  }
  return undefined
}

/** Shown after a sign-in with a password that was chosen before joining the staff. */
export const shortStaffPasswordMessage = `Staff passwords need at least ${STAFF_PASSWORD_MIN_CHARACTERS} characters. Please choose a new one in your account.`
