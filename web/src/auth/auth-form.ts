import { parseEmail } from '@course/contract/accounts'
import { validatePassword } from '@course/contract/auth/passwords'
import type { Problem } from '../app/clients/run-auth-call.ts'

export type Mode = 'sign-in' | 'sign-up'

/** A problem with a field is shown below it, others above the button. */
export type FormProblem = Problem & { field?: 'email' | 'password' }

type AuthForm =
  | { step: 'form'; mode: Mode; isBusy: boolean; problem?: FormProblem }
  | { step: 'mail-sent'; email: string }

export const emptyForm: AuthForm = { step: 'form', mode: 'sign-in', isBusy: false }

/** Clears the problem, because it belongs to the other mode. */
export const toggledForm = (mode: Mode): AuthForm => ({
  step: 'form',
  mode: mode === 'sign-in' ? 'sign-up' : 'sign-in',
  isBusy: false,
})

export const submittedForm = (mode: Mode): AuthForm => ({ step: 'form', mode, isBusy: true })

export const failedForm = (mode: Mode, problem: FormProblem): AuthForm => ({
  step: 'form',
  mode,
  isBusy: false,
  problem: problem.code === 'weak_password' ? { ...problem, field: 'password' } : problem,
})

export type Credentials = { email: string; password: string }

/** Returns the credentials to send, or the first problem. */
export function parseCredentials(typed: Credentials): Credentials | { problem: FormProblem } {
  const email = parseEmailField(typed.email)
  if (typeof email !== 'string') return email
  const message = validatePassword(typed.password)
  return message ? { problem: { field: 'password', text: message } } : { email, password: typed.password }
}

export function parseEmailField(typed: string): string | { problem: FormProblem } {
  const { email, problem } = parseEmail(typed)
  return email ?? { problem: { field: 'email', text: problem } }
}
