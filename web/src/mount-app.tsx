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

/** Hydrates or replaces the built HTML once the code of the page is loaded. */
export async function mountApp(): Promise<void> {
  await waitForRouter()
  // The loaders have just started; the browser can handle input before React renders.
  await new Promise((resolve) => setTimeout(resolve))
  const [error] = Object.values(router.state.errors ?? {})
  // A readable prerendered page is better than an error screen.
  if (error && isPrerendered) throw error
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}

/** Resolves once the router has a page or an error to show. */
function waitForRouter(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
