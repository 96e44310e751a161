import { useRef, useState } from 'react'
import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { useWithConfirmation } from './with-confirmation.ts'

/** Without `field` the error belongs to the whole form. */
type FieldError<Field extends string> = { field?: Field; text: string; code?: string }

/**
 * State of a form that calls the server. Focuses the field with the error. `confirmForm` replaces the form while
 * the server asks the user to confirm it's them.
 */
export function useForm<Field extends string>() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FieldError<Field>>()
  const withConfirmation = useWithConfirmation()
  const fields = useRef(new Map<Field, HTMLElement>())

  function setError(error: FieldError<Field>) {
    setProblem(error)
    if (error.field) fields.current.get(error.field)?.focus()
  }

  return {
    isBusy,
    /** An error that belongs to no single field. */
    problem: problem && !problem.field ? problem.text : undefined,
    /** Props for a field. */
    field: (name: Field) => ({
      readOnly: isBusy,
      error: problem?.field === name ? problem.text : undefined,
      ref: (element: HTMLElement | null) => {
        if (element) fields.current.set(name, element)
      },
    }),
    setError,
    confirmForm: undefined,
    /** Returns whether the call succeeded. `fieldFor` maps an error code to a field. */
    async send(call: () => Promise<AuthResult>, fieldFor: (code: string | undefined) => Field | undefined) {
      setProblem(undefined)
      setBusy(true)
      const outcome = await withConfirmation(call)
      setBusy(false)
      if (outcome?.problem) setError({ ...outcome.problem, field: fieldFor(outcome.problem.code) })
      return outcome !== undefined && outcome.problem === undefined
    },
  }
}
