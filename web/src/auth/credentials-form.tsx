import { PASSWORD_MIN_CHARACTERS } from '@course/contract/auth/passwords'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import type { Credentials, FormProblem, Mode } from './auth-form.ts'
import { EmailField } from './email-field.tsx'

type CredentialsFormProps = {
  mode: Mode
  typed: Credentials
  onType: (typed: Credentials) => void
  isBusy: boolean
  isSecondary: boolean
  problem?: FormProblem
  onSubmit: () => void
  /** Sends another confirmation email; offered when the email is not confirmed. */
  onResend: () => void
}

export function CredentialsForm({
  mode,
  typed,
  onType,
  isBusy,
  isSecondary,
  problem,
  onSubmit,
  onResend,
}: CredentialsFormProps) {
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem?.field === 'email') emailField.current?.focus()
    if (problem?.field === 'password') passwordField.current?.focus()
  }, [problem])

  const isSignIn = mode === 'sign-in'
  // Contains the path to return to after signing in.
  const { state } = useLocation() as { state: object | null }
  return (
    <AccountForm
      submitLabel={isSignIn ? 'Sign In' : 'Create Account'}
      isBusy={isBusy}
      isSecondary={isSecondary}
      onSubmit={onSubmit}
    >
      <EmailField
        ref={emailField}
        suggestsPasskeys={isSignIn}
        readOnly={isBusy}
        value={typed.email}
        onType={(value) => onType({ ...typed, email: value })}
        error={problem?.field === 'email' ? problem.text : undefined}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        name="password"
        autoComplete={isSignIn ? 'current-password' : 'new-password'}
        required
        readOnly={isBusy}
        hint={isSignIn ? undefined : `At least ${PASSWORD_MIN_CHARACTERS} characters.`}
        value={typed.password}
        onChange={(event) => onType({ ...typed, password: event.target.value })}
        error={problem?.field === 'password' ? problem.text : undefined}
      />
      {isSignIn && (
        <p className="-mt-3 flex flex-wrap justify-between gap-x-6 text-sm">
          <Link
            to="/password-reset"
            state={{ email: typed.email }}
            className="text-link inline-flex min-h-10 items-center rounded-sm"
          >
            Forgot your password?
          </Link>
          <Link
            to="/sign-in-by-email"
            state={{ ...state, email: typed.email }}
            className="text-link inline-flex min-h-10 items-center rounded-sm"
          >
            Sign in with email
          </Link>
        </p>
      )}
      {problem && !problem.field && (
        <Alert tone="error">
          {problem.text}
          {problem.code === 'email_not_confirmed' && (
            <button
              type="button"
              onClick={onResend}
              className="mt-1 block min-h-10 rounded-sm text-left underline underline-offset-2"
            >
              Send the confirmation email again
            </button>
          )}
        </Alert>
      )}
    </AccountForm>
  )
}
