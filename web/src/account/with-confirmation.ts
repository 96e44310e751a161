import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { useConfirmation } from '../app/use-confirmation.ts'

export function useWithConfirmation() {
  const confirm = useConfirmation()
  return async <Result extends object>(
    call: () => Promise<AuthResult<Result>>,
  ): Promise<AuthResult<Result> | undefined> => {
    for (;;) {
      const outcome = await call()
      if (outcome.problem?.code !== 'reauthentication_needed') return outcome
      if (!(await confirm())) return undefined
    }
  }
}
