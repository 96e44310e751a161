import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { type ActionItems, Actions } from './actions.tsx'
import { BackLink } from './admin-screen.tsx'
import type { ScreenData } from './screen-loader.ts'

type RecordProps = {
  title: string
  /** Beside the title, such as a button that copies it. */
  titleTools?: ReactNode
  /** The list it belongs to. */
  list: { path: string; label: string }
  /** The state of the record, below the title. */
  summary?: ReactNode
  /** One primary action at most; the others are in a menu. */
  actions?: ActionItems
  children: ReactNode
  /** Beside the content on wide screens. */
  aside?: ReactNode
}

/** The layout of a screen that shows one record of a list. */
export function RecordScreen({
  title,
  titleTools,
  list,
  summary,
  actions = [],
  children,
  aside,
}: RecordProps) {
  const { error } = useLoaderData<ScreenData<unknown>>()
  return (
    <>
      <PageMeta title={title} />
      <BackLink {...list} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-1">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <BreakableEmail text={title} />
          </h1>
          {titleTools}
        </div>
        <Actions items={actions} />
      </div>
      {summary && <div className="mt-4 grid gap-4">{summary}</div>}
      <ErrorAlert error={error} className="mt-6" />
      {aside ? (
        <div className="mt-6 grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="min-w-0">{children}</div>
          <div className="grid content-start gap-8">{aside}</div>
        </div>
      ) : (
        <div className="mt-6">{children}</div>
      )}
    </>
  )
}
