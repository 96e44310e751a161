import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { type AsyncResult, useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'

type AdminScreenProps<Data> = {
  title: string
  intro?: string
  dataPromise: Promise<Data | undefined> | undefined
  /** Buttons beside the title. */
  tools?: ReactNode
  /** Shown even while loading, such as filters. */
  above?: ReactNode
  children: (data: Data, result: AsyncResult<Data | undefined>) => ReactNode
}

/**
 * Title, tools and content: loading, failed with a retry, or loaded. Keeps the previous content while
 * reloading.
 */
export function AdminScreen<Data>({
  title,
  intro,
  dataPromise,
  tools,
  above,
  children,
}: AdminScreenProps<Data>) {
  const result = useAsyncResult(dataPromise)
  const { revalidate } = useRevalidator()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle intro={intro}>{title}</PageTitle>
        {tools}
      </div>
      {above && <div className="mt-8">{above}</div>}
      {result.error !== undefined && (
        <div className="mt-8 grid justify-items-start gap-4">
          <Alert tone="error">
            {result.error instanceof Error ? result.error.message : 'An error occurred'}
          </Alert>
          <Button variant="secondary" onClick={() => revalidate()}>
            Try again
          </Button>
        </div>
      )}
      <div className="mt-8">
        {result.value === undefined
          ? result.isPending && <Waiting>Loading…</Waiting>
          : children(result.value, result)}
      </div>
    </>
  )
}

export const EmptyState = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md border border-dashed border-hairline px-6 py-10 text-center text-muted">
    {children}
  </p>
)
