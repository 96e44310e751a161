import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PASSWORD_MIN_CHARACTERS, passwordProblem } from '@course/contract/accounts'
import { AppError } from '../platform/errors.ts'

let common: ReadonlySet<string> | undefined

function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  )
  return common
}

/** Refuses a password that is too short, too long, or among those that are tried first. */
export function requireStrongPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem && password.length < PASSWORD_MIN_CHARACTERS) throw weak(problem, 'length')
  if (problem) throw new AppError('request.invalid', { text: problem })
  if (isCommon(password)) {
    throw weak('This password is among the most common ones. Please choose another one.', 'pwned')
  }
}

/** Capitals and one sign at the end do not make a common password a rare one. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  return commonPasswords().has(plain) || commonPasswords().has(plain.replace(/[!.?*#$]$/, ''))
}

const weak = (text: string, reason: 'length' | 'pwned') =>
  new AppError('auth.weak_password', { text, body: { weak_password: { reasons: [reason] } } })
