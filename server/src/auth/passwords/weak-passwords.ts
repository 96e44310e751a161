import { commonPasswordMessage, isCommonPassword } from '@course/contract/account/common-passwords'
import {
  PASSWORD_MIN_CHARACTERS,
  STAFF_PASSWORD_MIN_CHARACTERS,
  validatePassword,
} from '@course/contract/auth/passwords'
import { AppError } from '../../platform/errors.ts'

/** Rejects a password that is too short, too long or too common. Staff need a longer one. */
export function requireStrongPassword(password: string, { isStaff = false } = {}): void {
  const minCharacters = isStaff ? STAFF_PASSWORD_MIN_CHARACTERS : PASSWORD_MIN_CHARACTERS
  const problem = validatePassword(password, minCharacters)
  if (problem && password.length < minCharacters) throw weakPasswordError(problem, 'length')
  if (problem) throw new AppError('request.invalid', { text: problem })
  if (isCommonPassword(password)) throw weakPasswordError(commonPasswordMessage, 'pwned')
}

const weakPasswordError = (text: string, reason: 'length' | 'pwned') =>
  new AppError('auth.weak_password', { text, body: { weak_password: { reasons: [reason] } } })
