import { useRef, useState } from 'react'
import type { AuthResult } from '../api/run-auth-call.ts'

/** What is wrong, and in which field; without one it concerns the whole form. */
type FieldError<Field extends string> = { field?: Field; text: string; code?: string }

/** One form that is sent to the server: busy meanwhile, then done or with a problem. The field with the problem gets the focus. */
export function useForm<Field extends string>() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FieldError<Field>>()
  const fields = useRef(new Map<Field, HTMLElement>())

  function setError(refusal: FieldError<Field>) {
    setProblem(refusal)
    if (refusal.field) fields.current.get(refusal.field)?.focus()
  }

  return {
    isBusy,
    /** For the form as a whole. */
    problem: problem && !problem.field ? problem.text : undefined,
    /** Everything a field needs to show its problem and to be found. */
    field: (name: Field) => ({
      readOnly: isBusy,
      error: problem?.field === name ? problem.text : undefined,
      ref: (element: HTMLElement | null) => {
        if (element) fields.current.set(name, element)
      },
    }),
    refuse: setError,
    /** Sends; `toField` names the field that a refusal is about. Answers whether it worked. */
    async send(call: () => Promise<AuthResult>, toField: (code: string | undefined) => Field | undefined) {
      setProblem(undefined)
      setBusy(true)
      const outcome = await call()
      setBusy(false)
      if (outcome.problem) setError({ ...outcome.problem, field: toField(outcome.problem.code) })
      return outcome.problem === undefined
    },
  }
}
