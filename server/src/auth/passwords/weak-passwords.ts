import { commonPasswordMessage, isCommonPassword } from '@course/contract/account/common-passwords'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import { AppError } from '../../platform/errors.ts'

/** Rejects a password that is too short, too long or too common. */
export function requireStrongPassword(password: string): void {
  const problem = validatePassword(password)
  if (problem && password.length < PASSWORD_MIN_CHARACTERS) throw weakPasswordError(problem, 'length')
  if (problem) throw new AppError('request.invalid', { text: problem })
  if (isCommonPassword(password)) throw weakPasswordError(commonPasswordMessage, 'pwned')
}

const weakPasswordError = (text: string, reason: 'length' | 'pwned') =>
  new AppError('auth.weak_password', { text, body: { weak_password: { reasons: [reason] } } })
