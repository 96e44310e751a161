import { commonPasswordMessage, isCommon } from '@course/contract/account/common-passwords'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import { AppError } from '../../platform/errors.ts'

/** Refuses a password that is too short, too long, or among those that are tried first. */
export function requireStrongPassword(password: string): void {
  const problem = validatePassword(password)
  if (problem && password.length < PASSWORD_MIN_CHARACTERS) throw weak(problem, 'length')
  if (problem) throw new AppError('request.invalid', { text: problem })
  if (isCommon(password)) throw weak(commonPasswordMessage, 'pwned')
}

const weak = (text: string, reason: 'length' | 'pwned') =>
  new AppError('auth.weak_password', { text, body: { weak_password: { reasons: [reason] } } })
