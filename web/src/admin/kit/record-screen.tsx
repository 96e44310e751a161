import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { type ActionItems, Actions } from './actions.tsx'
import type { ScreenData } from './screen-loader.ts'

type RecordProps = {
  title: string
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
export function RecordScreen({ title, list, summary, actions = [], children, aside }: RecordProps) {
  const { error } = useLoaderData<ScreenData<unknown>>()
  return (
    <>
      <PageMeta title={title} />
      <BackLink {...list} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl wrap-anywhere">
          <BreakableEmail text={title} />
        </h1>
        <Actions items={actions} />
      </div>
      {summary && <div className="mt-4 grid gap-4">{summary}</div>}
      <ErrorAlert error={error} className="mt-6" />
      {aside ? (
        <div className="mt-8 grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="min-w-0">{children}</div>
          <div className="grid content-start gap-8">{aside}</div>
        </div>
      ) : (
        <div className="mt-8">{children}</div>
      )}
    </>
  )
}

export const BackLink = ({ path, label }: RecordProps['list']) => (
  <p className="mb-3 text-sm lg:mb-6 lg:text-base">
    <Link to={path} className="text-link">
      ← {label}
    </Link>
  </p>
)
