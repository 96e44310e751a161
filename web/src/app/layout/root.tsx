import { shellCopy } from '@course/content/site/shell'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { replaySubmit } from '../starting/before-hydration.ts'
import { useFocusOnNavigation } from './scroll.ts'

/** The route of the 404 page, which shows the path as it was entered. */
export const notFoundId = 'not-found'

/** Wraps every page: scroll and focus handling, and the loading bar. */
export function Root() {
  useFocusOnNavigation()
  useEffect(replaySubmit, [])
  const isLoading = useNavigation().state !== 'idle'
  const location = useLocation()
  const isKnown = useMatches().at(-1)?.id !== notFoundId
  // The router ignores a trailing slash, but pages read their path. The server redirects in the same way.
  if (isKnown && location.pathname !== '/' && location.pathname.endsWith('/'))
    return <Navigate replace to={{ ...location, pathname: location.pathname.slice(0, -1) }} />
  return (
    <>
      {isLoading && <div role="progressbar" aria-label={shellCopy.loadingPage} className="page-loading" />}
      <Outlet />
    </>
  )
}
