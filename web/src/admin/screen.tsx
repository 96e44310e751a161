import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { type AsyncResult, useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'

/** What every screen of the office is given: what its loader reads, and who looks at it. */
export type ScreenProps<Data> = { read: Promise<Data | undefined> | undefined }

type AdminScreenProps<Data> = {
  title: string
  intro?: string
  read: Promise<Data | undefined> | undefined
  /** Buttons beside the title. */
  tools?: ReactNode
  /** What is there before anything is read, such as filters. */
  above?: ReactNode
  children: (data: Data, answer: AsyncResult<Data | undefined>) => ReactNode
}

/**
 * Title, tools and content: loading, failed with a retry, or loaded. Keeps the previous content while
 * reloading.
 */
export function AdminScreen<Data>({ title, intro, read, tools, above, children }: AdminScreenProps<Data>) {
  const answer = useAsyncResult(read)
  const { revalidate } = useRevalidator()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle intro={intro}>{title}</PageTitle>
        {tools}
      </div>
      {above && <div className="mt-8">{above}</div>}
      {answer.error !== undefined && (
        <div className="mt-8 grid justify-items-start gap-4">
          <Alert tone="error">
            {answer.error instanceof Error ? answer.error.message : 'An error occurred'}
          </Alert>
          <Button variant="secondary" onClick={() => revalidate()}>
            Try again
          </Button>
        </div>
      )}
      <div className="mt-8">
        {answer.value === undefined
          ? answer.isPending && <Waiting>Reading…</Waiting>
          : children(answer.value, answer)}
      </div>
    </>
  )
}

/** Says what will be here and how it gets here. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md border border-dashed border-hairline px-6 py-10 text-center text-muted">
    {children}
  </p>
)
