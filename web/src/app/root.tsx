import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { releaseForms } from './before-hydration.ts'
import { Frame } from './frame.tsx'
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

/** While the first page's code arrives; as tall as a page, so that nothing jumps when it is drawn. */
export function FirstLoad() {
  return (
    <Frame>
      <p role="status" className="waiting first-load grid min-h-dvh place-items-center text-muted">
        Loading…
      </p>
    </Frame>
  )
}
