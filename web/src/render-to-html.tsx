import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { LoadingShell } from './app/layout/loading-shell.tsx'
import { routes } from './routes.tsx'

/** HTML of a page that is the same for all visitors. The title and other head elements come first. */
export const renderPage = (path: string): Promise<string> => render(routes, path)

/** HTML shown while a page's code loads. */
export const renderLoadingShell = (path: string): Promise<string> =>
  render([{ path: '*', element: <LoadingShell path={path} /> }], '/')

async function render(routes: RouteObject[], path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
  return await new Response(prelude).text()
}
