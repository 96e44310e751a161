import { StrictMode, startTransition } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoot, hydrateRoot } from './react.ts'
import { routes } from './routes.tsx'

const container = document.getElementById('root') as HTMLElement
const router = createBrowserRouter(routes)
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

// What the build has drawn stays until the code of the page is there.
await untilReady()
startTransition(() => {
  if (container.dataset.prerendered === undefined) createRoot(container).render(app)
  else hydrateRoot(container, app)
})

/** Until the router knows what to show, be it a fault. */
function untilReady(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
