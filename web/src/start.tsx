import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'

const container = document.getElementById('root') as HTMLElement
const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
)

// In slices, between which the browser can answer a touch.
startTransition(() => {
  if (container.dataset.prerendered === undefined) createRoot(container).render(app)
  else hydrateRoot(container, app)
})
