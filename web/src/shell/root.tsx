import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { replaySubmit } from '../entry/before-hydration.ts'
import { useFocusOnNavigation } from './scroll.ts'

/** Around every page, the front page included: scrolling and the sign that the next page is on its way. */
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
