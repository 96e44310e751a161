import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useNavigation } from 'react-router'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import type { ScreenData } from './screen-loader.ts'

type ScreenProps = {
  title: string
  intro?: string
  /** Buttons beside the title. */
  tools?: ReactNode
  /** Between the title and the content, such as filters. */
  above?: ReactNode
  children: ReactNode
}

/** Title, tools and content of a screen, and why its data could not be refreshed. */
export function AdminScreen({ title, intro, tools, above, children }: ScreenProps) {
  const { error } = useLoaderData<ScreenData<unknown>>()
  return (
    <>
      <PageMeta title={title} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {tools}
      </div>
      {intro && <p className="mt-2 max-w-reading text-muted lg:text-lg">{intro}</p>}
      {above && <div className="mt-6 lg:mt-8">{above}</div>}
      <ErrorAlert error={error} className="mt-6 lg:mt-8" />
      <div className="mt-6 lg:mt-8">{children}</div>
    </>
  )
}

/** Whether another filter, tab or page of this screen is loading; the current rows are dimmed meanwhile. */
export function useIsPending(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname
}
