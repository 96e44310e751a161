import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { accountMessages } from '@course/contract/accounts'
import type { Factor } from '@supabase/auth-js'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { AuthResult } from '../api/run-auth-call.ts'
import { verifyTotpCode } from '../api/second-factor.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { AppChoice } from '../ui/forms/app-choice.tsx'
import { CodeField } from '../ui/forms/code-field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { reauthenticateWithPassword } from './factors-api.ts'
import { ForgotPassword } from './forgot-password.tsx'

const { proof: copy } = accountSecurityCopy

type ReauthLabels = { confirm?: string; cancel?: string }

type ReauthActionOptions = {
  /** Message when the refusal did not come from the server. */
  notByBrowser?: string
  /** What the buttons of the form say, for an act whose name should stand there. */
  labels?: ReauthLabels
}

/**
 * `run(action, done)` runs an action that requires recent reauthentication. If the server asks for it, `form`
 * is the form to render, and the action is repeated afterwards. `runReauthenticated` always shows the form
 * first.
 */
export function useReauthenticatedAction(
  apps: readonly Factor[],
  { notByBrowser, labels }: ReauthActionOptions = {},
) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [again, setAgain] = useState<() => void>()

  async function act<Result extends object>(
    run: () => Promise<AuthResult<Result>>,
    done: (result: Result) => void,
  ): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const outcome = await run()
    setBusy(false)
    if (!outcome.problem) done(outcome)
    else if (outcome.problem.code === undefined) setProblem(notByBrowser ?? outcome.problem.text)
    else if (outcome.problem.code !== 'reauthentication_needed') setProblem(outcome.problem.text)
    else setAgain(() => () => void act(run, done))
  }

  const actProved: typeof act = async (run, done) => {
    setProblem(undefined)
    setAgain(() => () => void act(run, done))
  }

  const proof: ReactNode = again && (
    <ReauthForm
      apps={apps}
      {...labels}
      onProved={() => {
        setAgain(undefined)
        again()
      }}
      onCancel={() => setAgain(undefined)}
    />
  )
  return { act, actProved, isBusy, problem, proof }
}

type ReauthFormProps = ReauthLabels & {
  apps: readonly Factor[]
  onProved: () => void
  onCancel: () => void
}

function ReauthForm({ apps, confirm = 'Confirm', cancel = 'Cancel', onProved, onCancel }: ReauthFormProps) {
  const [isCode, setCode] = useState(false)
  const [typed, setTyped] = useState('')
  const [factorId, setFactorId] = useState(apps[0]?.id ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  /** Each of the two fields gets the focus when it takes the place of the other. */
  const focused = useCallback((element: HTMLInputElement | null) => {
    field.current = element
    element?.focus()
  }, [])

  const submit = async () => {
    // An empty field is not a wrong password to the server, so check it here.
    if (typed === '') {
      setProblem(accountMessages.required(isCode ? 'Code' : 'Password'))
      return field.current?.focus()
    }
    setBusy(true)
    setProblem(undefined)
    const outcome = await (isCode ? verifyTotpCode(factorId, typed) : reauthenticateWithPassword(typed))
    setBusy(false)
    if (!outcome.problem) return onProved()
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
        <p className="mt-1 text-sm text-muted">{isCode ? copy.code : copy.password}</p>
      </div>
      {isCode && apps.length > 1 && (
        <AppChoice apps={apps} value={factorId} disabled={isBusy} onChoose={setFactorId} />
      )}
      {isCode ? (
        <CodeField ref={focused} readOnly={isBusy} value={typed} onType={setTyped} />
      ) : (
        <PasswordField
          ref={focused}
          label="Your password"
          name="password"
          required
          readOnly={isBusy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {!isCode && <ForgotPassword />}
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
              setCode(!isCode)
              setTyped('')
              setProblem(undefined)
            }}
          >
            {isCode ? 'Use your password instead' : 'Use your authenticator app instead'}
          </Button>
        )}
      </div>
    </form>
  )
}
