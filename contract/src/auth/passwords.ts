import { validationCopy } from '@course/content/site/validation'

export const PASSWORD_MIN_CHARACTERS = 6
export const STAFF_PASSWORD_MIN_CHARACTERS = 12
export const PASSWORD_MAX_CHARACTERS = 128

/** Returns the error message to show for an invalid password, or undefined. */
export function validatePassword(
  value: string,
  minCharacters: number = PASSWORD_MIN_CHARACTERS,
): string | undefined {
  if (value === '') return validationCopy.required(validationCopy.fields.password)
  if (value.length < minCharacters)
    return validationCopy.tooShort(validationCopy.fields.password, minCharacters)
  if (value.length > PASSWORD_MAX_CHARACTERS) {
    return validationCopy.tooLong(validationCopy.fields.password, PASSWORD_MAX_CHARACTERS)
  }
  return undefined
}

/** Shown after a sign-in with a password that was chosen before joining the staff. */
export const shortStaffPasswordMessage = validationCopy.shortStaffPassword(STAFF_PASSWORD_MIN_CHARACTERS)
