import { useRef, useState } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { needsSudoMode, RequestError, toRequestError } from '../clients/request-error.ts'
import { reportError } from '../error-reports/report-error.ts'
import { useReload } from '../page-data/use-page-data.ts'
import { useSudoDialog } from '../sudo-mode/use-sudo-dialog.ts'
import { newId } from './new-id.ts'
import { finishOperation, operationIdOf, operationKey } from './operation-id.ts'

type MutationOptions<Input, Result> = {
  /** The toast after success. */
  success?: string | ((result: Result, input: Input) => string | undefined)
  /** The input that takes the change back. The toast then has an Undo button. */
  undo?: (input: Input) => Input
  /** Where errors are shown: by the screen from `error` (the default), or as a toast. */
  errors?: 'inline' | 'toast'
  /** Replaces an error's message; undefined keeps it. */
  describeError?: (error: RequestError) => string | undefined
  /**
   * Runs the page's loaders again and waits for their data: after success, and after 404 and 409, because the page
   * then shows what is no longer true.
   */
  revalidates?: boolean
  /** Names the operation, so that it keeps its id when its component is shown again, such as a dialog. */
  operation?: string
  /** False where the server's demand for sudo mode is an error like any other. */
  opensSudoDialog?: boolean
  /** Its exceptions are reported as bugs of the page, because the change was saved. */
  onSuccess?: (result: Result, input: Input) => void | Promise<void>
  onError?: (error: RequestError, input: Input) => void
}

type Mutation<Input> = {
  /** Resolves to whether it succeeded: false after an error, a canceled sudo dialog, or while another run is pending. */
  run: (input: Input) => Promise<boolean>
  isPending: boolean
  /** The input of the pending run, for lists in which one row is busy. */
  pendingInput: Input | undefined
  error: RequestError | undefined
  /** Removes the error. */
  reset: () => void
}

/**
 * How React code changes something on the server; what must not be lost goes through the outbox. A second click does
 * nothing while the call is pending, and `operationId()` stays the same until a run with this input has succeeded, so
 * that a retry after a lost response does not run twice. If the server asks for sudo mode, a dialog opens, and the call
 * is repeated afterwards.
 */
export function useMutation<Input = void, Result = unknown>(
  call: (input: Input, operationId: () => string) => Promise<Result>,
  options: MutationOptions<Input, Result> = {},
): Mutation<Input> {
  const [ownOperation] = useState(newId)
  const {
    success,
    undo,
    errors = 'inline',
    describeError,
    revalidates,
    operation = ownOperation,
    opensSudoDialog = true,
    onSuccess,
    onError,
  } = options
  const [pending, setPending] = useState<{ input: Input }>()
  const [error, setError] = useState<RequestError>()
  const isRunning = useRef(false)
  const openSudoMode = useSudoDialog()
  const reload = useReload()
  const toast = useToast()

  async function callAuthenticated(
    input: Input,
    operationId: () => string,
  ): Promise<{ result: Result } | undefined> {
    for (;;) {
      try {
        return { result: await call(input, operationId) }
      } catch (thrown) {
        if (!opensSudoDialog || !needsSudoMode(thrown)) throw thrown
        if (!(await openSudoMode())) return undefined
      }
    }
  }

  async function fail(thrown: unknown, input: Input, shownAs: typeof errors): Promise<void> {
    console.warn('A call failed', thrown)
    const original = toRequestError(thrown)
    const shown = new RequestError(describeError?.(original) ?? original.message, original)
    if (shownAs === 'toast') toast(shown.message, 'error')
    else setError(shown)
    onError?.(shown, input)
    if (revalidates && (shown.status === 404 || shown.status === 409)) await reload()
  }

  async function succeed(result: Result, input: Input): Promise<void> {
    try {
      await onSuccess?.(result, input)
    } catch (thrown) {
      console.error(thrown)
      reportError(thrown)
    }
    const text = typeof success === 'function' ? success(result, input) : success
    if (text && !undo) toast(text)
    if (revalidates) await reload()
    // The Undo button comes after the reload. The changed row may be gone by then, so an error of the undo is shown as a toast.
    if (text && undo) toast(text, 'success', { undo: () => start(undo(input), 'toast') })
  }

  async function start(input: Input, shownAs = errors): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setPending({ input })
    setError(undefined)
    try {
      let key: string | undefined
      // The key holds the input, which may be a password, so only a call that needs an id creates one.
      const operationId = () => {
        key ??= operationKey(operation, input)
        return operationIdOf(key)
      }
      const outcome = await callAuthenticated(input, operationId)
      if (!outcome) return false
      if (key !== undefined) finishOperation(key)
      await succeed(outcome.result, input)
      return true
    } catch (thrown) {
      await fail(thrown, input, shownAs)
      return false
    } finally {
      isRunning.current = false
      setPending(undefined)
    }
  }

  return {
    run: (input) => start(input),
    isPending: pending !== undefined,
    pendingInput: pending?.input,
    error,
    reset: () => setError(undefined),
  }
}
