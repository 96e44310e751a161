import { accountMessages } from '../accounts.ts'

export const PASSWORD_MIN_CHARACTERS = 6
export const PASSWORD_MAX_CHARACTERS = 128

/** Returns the error message to show for an invalid password, or undefined. */
export function validatePassword(value: string): string | undefined {
  if (value === '') return accountMessages.required('Password')
  if (value.length < PASSWORD_MIN_CHARACTERS) {
    return accountMessages.tooShort('Password', PASSWORD_MIN_CHARACTERS)
  }
  if (value.length > PASSWORD_MAX_CHARACTERS) {
    return accountMessages.tooLong('Password', PASSWORD_MAX_CHARACTERS)
  }
  return undefined
}
