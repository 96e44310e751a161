import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

/** An error to show; those of the API clients have these fields. */
export type ShownError = {
  message: string
  isOffline?: boolean
  status?: number | undefined
  requestId?: string | undefined
}

/** Shows the error of an action; renders nothing without one. */
export function ErrorAlert({ error, className }: { error: ShownError | undefined; className?: string }) {
  return (
    error && (
      <Alert tone="error" className={className}>
        {error.message}
        {isServerFailure(error) && <RequestId id={error.requestId} />}
      </Alert>
    )
  )
}

type LoadErrorProps = {
  error: unknown
  /** What is missing, as a sentence: “We couldn't load your purchases.” */
  children: string
  /** Runs the page's loaders again unless given. */
  onRetry?: () => void
  className?: string
}

/** Shown in place of something that could not be loaded. Blames the connection only if there was no response. */
export function LoadError({ error, children, onRetry, className }: LoadErrorProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={className}>
      <div className="grid justify-items-start gap-5">
        <Alert tone="error">
          {children} {describeFailure(error)}
          <RequestId id={(error as Partial<ShownError> | undefined)?.requestId} />
        </Alert>
        <Button
          variant="secondary"
          busy={!onRetry && state === 'loading'}
          onClick={onRetry ?? (() => void revalidate())}
        >
          Try again
        </Button>
      </div>
    </div>
  )
}

/** The sentence that says whose fault it was and what to do. */
export function describeFailure(error: unknown): string {
  const { isOffline, status, message } = (error ?? {}) as Partial<ShownError>
  if (isOffline) return 'Check your connection and try again.'
  if (status === undefined || status >= 500 || !message) {
    return 'Our server has a problem. Please try again in a moment.'
  }
  return message
}

const isServerFailure = ({ status }: ShownError): boolean => status !== undefined && status >= 500

/** Lets support find the failed request in the log. */
export const RequestId = ({ id }: { id: string | undefined }) =>
  id && <span className="mt-1 block text-xs font-normal wrap-anywhere">Request ID: {id}</span>

/** Shown in place of a list without entries. */
export const NothingYet = ({ children }: { children: ReactNode }) => <p className="text-muted">{children}</p>
