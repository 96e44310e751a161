import { useState } from 'react'
import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { useWithConfirmation } from './with-confirmation.ts'

/**
 * `run(action, done)` runs an action for which the server may ask the user to confirm it's them; `confirmForm`
 * is then the form to render. `browserErrorText` is shown if the browser failed or refused instead of the server.
 */
export function useSensitiveAction({ browserErrorText }: { browserErrorText?: string } = {}) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const withConfirmation = useWithConfirmation()

  async function run<Result extends object>(
    action: () => Promise<AuthResult<Result>>,
    done: (result: Result) => void,
  ): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const outcome = await withConfirmation(action)
    setBusy(false)
    if (outcome?.problem)
      setProblem(
        outcome.problem.code === undefined && browserErrorText ? browserErrorText : outcome.problem.text,
      )
    else if (outcome) done(outcome)
  }

  return { run, isBusy, problem, confirmForm: undefined }
}
