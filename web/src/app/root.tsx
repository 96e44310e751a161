import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { releaseForms } from './before-hydration.ts'
import { useScrollOnNavigation } from './scroll.ts'

/** Around every page, the front page included: scrolling and the sign that the next page is on its way. */
export function Root() {
  useScrollOnNavigation()
  useEffect(releaseForms, [])
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      {isLoading && <div role="progressbar" aria-label="Loading page" className="page-loading" />}
      <Outlet />
    </>
  )
}
