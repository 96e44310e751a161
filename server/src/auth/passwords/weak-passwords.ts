import { PASSWORD_MIN_CHARACTERS, passwordProblem } from '@course/contract/accounts'
import { AppError } from '../../platform/errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const common: ReadonlySet<string> = new Set(COMMON_PASSWORDS)

/** Refuses a password that is too short, too long, or among those that are tried first. */
export function requireStrongPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem && password.length < PASSWORD_MIN_CHARACTERS) throw weak(problem, 'length')
  if (problem) throw new AppError('request.invalid', { text: problem })
  if (isCommon(password)) {
    throw weak('This password is among the most common ones. Please choose another one.', 'pwned')
  }
}

export const isCommon = (password: string): boolean => common.has(password)

const weak = (text: string, reason: 'length' | 'pwned') =>
  new AppError('auth.weak_password', { text, body: { weak_password: { reasons: [reason] } } })
