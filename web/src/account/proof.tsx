import { accountFactorTexts } from '@course/content/site/pages/account-factors'
import { accountMessages } from '@course/contract/accounts'
import type { Factor } from '@supabase/auth-js'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Outcome } from '../api/auth-attempt.ts'
import { showAppCode } from '../api/second-factor.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { AppChoice } from '../ui/forms/app-choice.tsx'
import { CodeField } from '../ui/forms/code-field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { provePassword } from './factors-api.ts'
import { ForgotPassword } from './forgot-password.tsx'

const { proof: texts } = accountFactorTexts

type ProofLabels = { confirm?: string; cancel?: string }

type ProvedActOptions = {
  /** What to say when it was not the server that refused. */
  notByBrowser?: string
  /** What the buttons of the form say, for an act whose name should stand there. */
  labels?: ProofLabels
}

/**
 * `act(run, done)` does something that needs a password or a code entered just now. Where the server asks for one,
 * `proof` is the form to show in its place, and the same act is done again after it. `actProved` shows the form first, for
 * what must be confirmed on its own.
 */
export function useProvedAct(apps: readonly Factor[], { notByBrowser, labels }: ProvedActOptions = {}) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [again, setAgain] = useState<() => void>()

  async function act<Result extends object>(
    run: () => Promise<Outcome<Result>>,
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
    <ProofForm
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

type ProofFormProps = ProofLabels & {
  apps: readonly Factor[]
  onProved: () => void
  onCancel: () => void
}

function ProofForm({ apps, confirm = 'Confirm', cancel = 'Cancel', onProved, onCancel }: ProofFormProps) {
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
    // Nothing entered is no wrong password to the server, so it would not refuse.
    if (typed === '') {
      setProblem(accountMessages.required(isCode ? 'Code' : 'Password'))
      return field.current?.focus()
    }
    setBusy(true)
    setProblem(undefined)
    const outcome = await (isCode ? showAppCode(factorId, typed) : provePassword(typed))
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
        <h3 className="text-xl">{texts.title}</h3>
        <p className="mt-1 text-sm text-muted">{isCode ? texts.code : texts.password}</p>
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
            {isCode ? 'Use your password instead' : 'Use a code of your app instead'}
          </Button>
        )}
      </div>
    </form>
  )
}
