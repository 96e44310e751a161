import { StrictMode, startTransition } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoot, hydrateRoot } from './react.ts'
import { routes } from './routes.tsx'

const container = document.getElementById('root') as HTMLElement
const isPrerendered = container.dataset.prerendered !== undefined
const router = createBrowserRouter(routes)
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

/** Puts the site in place of what the build has drawn, once the code of the page is there. */
export async function renderApp(): Promise<void> {
  await untilReady()
  // The reads have just begun; the browser can handle input before React draws.
  await new Promise((resolve) => setTimeout(resolve))
  const [error] = Object.values(router.state.errors ?? {})
  // A front page that can be read is worth more than one that says that it failed.
  if (error && isPrerendered) throw error
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}

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
