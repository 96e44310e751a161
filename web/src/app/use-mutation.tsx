import { useRef, useState } from 'react'
import { useToast } from '../ui/toast.tsx'
import { RequestError, toRequestError } from './clients/request-error.ts'
import { newId } from './new-id.ts'
import { useConfirmation } from './use-confirmation.ts'
import { useReload } from './use-page-data.ts'

type MutationOptions<Input, Result> = {
  /** The toast after success. */
  success?: string | ((result: Result, input: Input) => string | undefined)
  /** Where errors are shown: by the screen from `error` (the default), or as a toast. */
  errors?: 'inline' | 'toast'
  /** Replaces an error's message; undefined keeps it. */
  describeError?: (error: RequestError) => string | undefined
  /**
   * Runs the page's loaders again and waits for their data: after success, and after 404 and 409, because the page
   * then shows what is no longer true.
   */
  revalidates?: boolean
  /** False where the server's demand for a confirmation is an error like any other. */
  confirms?: boolean
  onSuccess?: (result: Result, input: Input) => void | Promise<void>
  onError?: (error: RequestError, input: Input) => void
}

type Mutation<Input> = {
  /** Resolves to whether it succeeded: false after an error, a canceled confirmation, or while another run is pending. */
  run: (input: Input) => Promise<boolean>
  isPending: boolean
  /** The input of the pending run, for lists in which one row is busy. */
  pendingInput: Input | undefined
  error: RequestError | undefined
  /** Removes the error. */
  reset: () => void
}

/**
 * The one way to change something on the server. `operationId` stays the same until the call succeeds or its input
 * changes, so that a second click or a retry after a lost response does not run twice. If the server asks for a
 * confirmation, a dialog opens, and the call is repeated afterwards.
 */
export function useMutation<Input = void, Result = unknown>(
  call: (input: Input, operationId: string) => Promise<Result>,
  options: MutationOptions<Input, Result> = {},
): Mutation<Input> {
  const {
    success,
    errors = 'inline',
    describeError,
    revalidates,
    confirms = true,
    onSuccess,
    onError,
  } = options
  const [pending, setPending] = useState<{ input: Input }>()
  const [error, setError] = useState<RequestError>()
  const isRunning = useRef(false)
  const unfinished = useRef<{ key: string; operationId: string }>(undefined)
  const confirmIdentity = useConfirmation()
  const reload = useReload()
  const toast = useToast()

  async function callWithConfirmation(input: Input): Promise<{ result: Result } | undefined> {
    const key = JSON.stringify(input) ?? ''
    if (unfinished.current?.key !== key) unfinished.current = { key, operationId: newId() }
    const { operationId } = unfinished.current
    for (;;) {
      try {
        const result = await call(input, operationId)
        unfinished.current = undefined
        return { result }
      } catch (thrown) {
        const needsConfirmation = toRequestError(thrown).code?.endsWith('reauthentication_needed')
        if (!confirms || !needsConfirmation) throw thrown
        if (!(await confirmIdentity())) return undefined
      }
    }
  }

  async function fail(thrown: unknown, input: Input): Promise<void> {
    console.warn('A change could not be saved', thrown)
    const original = toRequestError(thrown)
    const shown = new RequestError(describeError?.(original) ?? original.message, original)
    if (errors === 'toast') toast(shown.message, 'error')
    else setError(shown)
    onError?.(shown, input)
    if (revalidates && (shown.status === 404 || shown.status === 409)) await reload()
  }

  async function run(input: Input): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setPending({ input })
    setError(undefined)
    try {
      const outcome = await callWithConfirmation(input)
      if (!outcome) return false
      await onSuccess?.(outcome.result, input)
      const text = typeof success === 'function' ? success(outcome.result, input) : success
      if (text) toast(text)
      if (revalidates) await reload()
      return true
    } catch (thrown) {
      await fail(thrown, input)
      return false
    } finally {
      isRunning.current = false
      setPending(undefined)
    }
  }

  return {
    run,
    isPending: pending !== undefined,
    pendingInput: pending?.input,
    error,
    reset: () => setError(undefined),
  }
}
