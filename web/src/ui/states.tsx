import { notEnrolledCopy } from '@course/content/site/offer'
import { shellCopy } from '@course/content/site/shell'
import { type ReactNode, type Ref, Suspense, use, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { Alert } from './alert.tsx'
import { Button, ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { PageTitle } from './page.tsx'

/** An error to show; those of the API clients have these fields. */
export type ShownError = {
  message: string
  isOffline?: boolean
  status?: number | undefined
  requestId?: string | undefined
  /** The server would refuse the same request again. */
  isRefusal?: boolean
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

type DeferredProps<Value> = {
  /** A promise of the loader data; undefined while it belongs to another user. */
  promise: Promise<Value> | undefined
  waiting: ReactNode
  /** What is missing, as a sentence: “We couldn't load your purchases.” */
  failed: string
  /** Heading above the error, where the data has the page's heading. */
  failedTitle?: string
  /** For the page of an emailed link: one that has expired leaves only the way home. */
  isLinkedPage?: boolean
  children: (value: Value) => ReactNode
}

/** Shows data that a page does not wait for. While the loaders run again, and if they then fail, the previous data stays. */
export function Deferred<Value>({ promise, waiting, ...loaded }: DeferredProps<Value>) {
  if (!promise) return waiting
  return (
    <Suspense fallback={waiting}>
      <Loaded promise={promise} {...loaded} />
    </Suspense>
  )
}

type LoadedProps<Value> = Omit<DeferredProps<Value>, 'promise' | 'waiting'> & { promise: Promise<Value> }

function Loaded<Value>(props: LoadedProps<Value>) {
  const { promise, failed, failedTitle, isLinkedPage = false, children } = props
  const outcome = use(outcomeOf(promise))
  const { pathname, search } = useLocation()
  const page = pathname + search
  const [last, setLast] = useState<{ value: Value; page: string }>()
  if ('value' in outcome && (last?.value !== outcome.value || last.page !== page))
    setLast({ value: outcome.value, page })
  if ('value' in outcome || (last?.page === page && !isRefused(outcome.error))) {
    // The children stay mounted: they may show what the server sends only once, such as recovery codes.
    return (
      <>
        {'error' in outcome && (
          <LoadError error={outcome.error} className="mb-8">
            {failed}
          </LoadError>
        )}
        {children('value' in outcome ? outcome.value : last!.value)}
      </>
    )
  }
  return (
    <>
      {failedTitle && <PageTitle className="mb-5">{failedTitle}</PageTitle>}
      <LoadError error={outcome.error}>{failed}</LoadError>
      {isLinkedPage && isRefused(outcome.error) && <HomeLink className="mt-5" />}
    </>
  )
}

type Outcome<Value> = { value: Value } | { error: unknown }

const outcomes = new WeakMap<Promise<unknown>, Promise<Outcome<unknown>>>()

/** The same promise for each promise, as `use` requires. It never rejects. */
function outcomeOf<Value>(promise: Promise<Value>): Promise<Outcome<Value>> {
  const known = outcomes.get(promise)
  if (known) return known as Promise<Outcome<Value>>
  const outcome = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  outcomes.set(promise, outcome)
  return outcome
}

type LoadErrorProps = {
  error: unknown
  /** What is missing, as a sentence: “We couldn't load your purchases.” */
  children: string
  /** By default the loaders of the page run again. */
  retry?: { run: () => unknown; isPending: boolean; ref?: Ref<HTMLButtonElement> }
  /** Shown in place of everything that the page is for. */
  isMain?: boolean
  className?: string
}

/** Shown in place of something that could not be loaded. Blames the connection only if there was no response. */
export function LoadError({ error: thrown, children, retry, isMain = false, className }: LoadErrorProps) {
  const error = thrown as ShownError
  const { revalidate, state } = useRevalidator()
  const { run, isPending, ref } = retry ?? { run: revalidate, isPending: state === 'loading' }
  return (
    <div className={classNames('grid justify-items-start gap-5', className)}>
      <Alert tone="error">
        {isRefused(error) ? error.message : `${children} ${describeFailure(error)}`}
        {isServerFailure(error) && <RequestId id={error.requestId} />}
      </Alert>
      {!isRefused(error) && (
        <Button
          ref={ref}
          variant={isMain ? 'primary' : 'secondary'}
          busy={isPending}
          onClick={() => void run()}
        >
          {shellCopy.retry}
        </Button>
      )}
    </div>
  )
}

const isRefused = (error: unknown): boolean => (error as ShownError | undefined)?.isRefusal === true

/** The sentence that says whose fault it was and what to do. */
export function describeFailure(error: unknown): string {
  const { isOffline, status, message } = (error ?? {}) as Partial<ShownError>
  if (isOffline) return shellCopy.unreachable
  return status === undefined || status >= 500 || !message ? shellCopy.serverFailure : message
}

export const HomeLink = ({ className }: { className?: string }) => (
  <ButtonLink to="/" variant="secondary" className={className}>
    {shellCopy.home}
  </ButtonLink>
)

const isServerFailure = ({ status }: ShownError): boolean => status !== undefined && status >= 500

/** Lets support find the failed request in the log. */
export const RequestId = ({ id }: { id: string | undefined }) =>
  id && <span className="mt-1 block text-xs font-normal wrap-anywhere">{shellCopy.requestId(id)}</span>

/** Shown in place of a list without entries. */
export const NothingYet = ({ children }: { children: ReactNode }) => <p className="text-muted">{children}</p>

/** Shown in place of a learner page to accounts without the course. */
export const NotEnrolled = () => (
  <>
    <Alert>{notEnrolledCopy.text}</Alert>
    <ButtonLink className="mt-5" to="/" state={{ scrollTo: 'enrollment' }}>
      {notEnrolledCopy.enroll}
    </ButtonLink>
  </>
)
