import { parseEmail } from '@course/contract/accounts'
import { validatePassword } from '@course/contract/auth/passwords'
import type { Problem } from '../api/auth-problem.ts'

export type Mode = 'sign-in' | 'sign-up'

/** A problem of one field stands below that field, any other one above the button. */
export type FormProblem = Problem & { field?: 'email' | 'password' }

type AuthForm =
  | { step: 'form'; mode: Mode; isBusy: boolean; problem?: FormProblem }
  | { step: 'mail-sent'; email: string }

export const emptyForm: AuthForm = { step: 'form', mode: 'sign-in', isBusy: false }

/** Both modes know different errors, so the one shown goes. */
export const toggled = (mode: Mode): AuthForm => ({
  step: 'form',
  mode: mode === 'sign-in' ? 'sign-up' : 'sign-in',
  isBusy: false,
})

export const submitted = (mode: Mode): AuthForm => ({ step: 'form', mode, isBusy: true })

export const refused = (mode: Mode, problem: FormProblem): AuthForm => ({
  step: 'form',
  mode,
  isBusy: false,
  problem: problem.code === 'weak_password' ? { ...problem, field: 'password' } : problem,
})

export type Credentials = { email: string; password: string }

/** What was typed as it is sent, or the first thing wrong with it. */
export function parseCredentials(typed: Credentials): Credentials | { problem: FormProblem } {
  const email = parseEmailField(typed.email)
  if (typeof email !== 'string') return email
  const password = validatePassword(typed.password)
  return password ? { problem: { field: 'password', text: password } } : { email, password: typed.password }
}

export function parseEmailField(typed: string): string | { problem: FormProblem } {
  const { email, problem } = parseEmail(typed)
  return email ?? { problem: { field: 'email', text: problem } }
}
