import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { accountMessages } from '@course/contract/accounts'
import type { Factor } from '@supabase/auth-js'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { AuthResult } from '../api/run-auth-call.ts'
import { verifyTotpCode } from '../api/second-factor.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { AuthenticatorAppSelect } from '../ui/forms/app-choice.tsx'
import { CodeField } from '../ui/forms/code-field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { reauthenticateWithPassword } from './factors-api.ts'
import { ForgotPassword } from './forgot-password.tsx'

const { reauthentication: copy } = accountSecurityCopy

type ReauthLabels = { confirm?: string; cancel?: string }

type ReauthActionOptions = {
  /** Shown when the browser failed or refused, not the server. */
  browserErrorText?: string
  /** Labels of the form's buttons. */
  labels?: ReauthLabels
}

/**
 * `run(action, done)` runs an action that requires recent reauthentication. If the server asks for it,
 * `reauthForm` is the form to render, and the action is repeated afterwards. `runReauthenticated` always
 * shows the form first.
 */
export function useReauthenticatedAction(
  apps: readonly Factor[],
  { browserErrorText, labels }: ReauthActionOptions = {},
) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [pendingAction, setPendingAction] = useState<() => void>()

  async function run<Result extends object>(
    action: () => Promise<AuthResult<Result>>,
    done: (result: Result) => void,
  ): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const outcome = await action()
    setBusy(false)
    if (!outcome.problem) done(outcome)
    else if (outcome.problem.code === undefined) setProblem(browserErrorText ?? outcome.problem.text)
    else if (outcome.problem.code !== 'reauthentication_needed') setProblem(outcome.problem.text)
    else setPendingAction(() => () => void run(action, done))
  }

  const runReauthenticated: typeof run = async (action, done) => {
    setProblem(undefined)
    setPendingAction(() => () => void run(action, done))
  }

  const reauthForm: ReactNode = pendingAction && (
    <ReauthForm
      apps={apps}
      {...labels}
      onReauthenticated={() => {
        setPendingAction(undefined)
        pendingAction()
      }}
      onCancel={() => setPendingAction(undefined)}
    />
  )
  return { run, runReauthenticated, isBusy, problem, reauthForm }
}

type ReauthFormProps = ReauthLabels & {
  apps: readonly Factor[]
  onReauthenticated: () => void
  onCancel: () => void
}

function ReauthForm({
  apps,
  confirm = 'Confirm',
  cancel = 'Cancel',
  onReauthenticated,
  onCancel,
}: ReauthFormProps) {
  const [usesCode, setUsesCode] = useState(false)
  const [typed, setTyped] = useState('')
  const [factorId, setFactorId] = useState(apps[0]?.id ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  /** Focuses each of the two fields when it appears. */
  const focusOnMount = useCallback((element: HTMLInputElement | null) => {
    field.current = element
    element?.focus()
  }, [])

  const submit = async () => {
    // An empty field is not a wrong password to the server, so check it here.
    if (typed === '') {
      setProblem(accountMessages.required(usesCode ? 'Code' : 'Password'))
      return field.current?.focus()
    }
    setBusy(true)
    setProblem(undefined)
    const outcome = await (usesCode ? verifyTotpCode(factorId, typed) : reauthenticateWithPassword(typed))
    setBusy(false)
    if (!outcome.problem) return onReauthenticated()
    setProblem(outcome.problem.text)
    field.current?.select()
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <div>
        <h3 className="text-xl">{copy.title}</h3>
        <p className="mt-1 text-sm text-muted">{usesCode ? copy.code : copy.password}</p>
      </div>
      {usesCode && apps.length > 1 && (
        <AuthenticatorAppSelect apps={apps} value={factorId} disabled={isBusy} onChoose={setFactorId} />
      )}
      {usesCode ? (
        <CodeField ref={focusOnMount} readOnly={isBusy} value={typed} onType={setTyped} />
      ) : (
        <PasswordField
          ref={focusOnMount}
          label="Your password"
          name="password"
          required
          readOnly={isBusy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {!usesCode && <ForgotPassword />}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" wide busy={isBusy}>
          {confirm}
        </Button>
        <Button variant="secondary" wide onClick={() => !isBusy && onCancel()}>
          {cancel}
        </Button>
        {apps.length > 0 && (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setUsesCode(!usesCode)
              setTyped('')
              setProblem(undefined)
            }}
          >
            {usesCode ? 'Use your password instead' : 'Use your authenticator app instead'}
          </Button>
        )}
      </div>
    </form>
  )
}
