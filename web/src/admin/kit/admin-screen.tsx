import type { ReactNode } from 'react'
import { Link, useLoaderData, useLocation, useNavigation } from 'react-router'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import type { ScreenData } from './screen-loader.ts'

type ScreenProps = {
  title: string
  intro?: string
  /** The list it belongs to. */
  list?: { path: string; label: string }
  /** Buttons beside the title. */
  tools?: ReactNode
  /** Between the title and the content, such as filters. */
  above?: ReactNode
  children: ReactNode
}

/** Title, tools and content of a screen, and why its data could not be refreshed. */
export function AdminScreen({ title, intro, list, tools, above, children }: ScreenProps) {
  const { error } = useLoaderData<ScreenData<unknown>>()
  return (
    <>
      <PageMeta title={title} />
      {list && <BackLink {...list} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {intro && <p className="mt-1 max-w-reading text-muted">{intro}</p>}
        </div>
        {tools && <div className="flex flex-wrap items-center gap-2 sm:mt-1">{tools}</div>}
      </div>
      {above && <div className="mt-6">{above}</div>}
      <ErrorAlert error={error} className="mt-6" />
      <div className="mt-6">{children}</div>
    </>
  )
}

export const BackLink = ({ path, label }: NonNullable<ScreenProps['list']>) => (
  <p className="mb-3 text-sm">
    <Link to={path} className="text-link">
      ← {label}
    </Link>
  </p>
)

/** Whether another filter, tab or page of this screen is loading; the current rows are dimmed meanwhile. */
export function useIsPending(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname
}
