import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { replaySubmit } from '../entry/before-hydration.ts'
import { useFocusOnNavigation } from './scroll.ts'

/** Wraps every page: scroll and focus handling, and the loading bar. */
export function Root() {
  useFocusOnNavigation()
  useEffect(replaySubmit, [])
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      {isLoading && <div role="progressbar" aria-label="Loading page" className="page-loading" />}
      <Outlet />
    </>
  )
}
