import type { RouteObject } from 'react-router'
import { PageError, SiteError } from './app/error-screen.tsx'
import { Root } from './app/root.tsx'
import { pageModules } from './page-modules.ts'
import { loadModule } from './ui/load-module.ts'

const { '/': landing, ...others } = pageModules

const pages: RouteObject[] = [
  ...Object.entries(others).map(([path, lazy]) => ({ path, lazy })),
  { path: '*', lazy: () => loadModule(() => import('./pages/not-found.tsx')) },
]

/**
 * Every page of the site, fetched when somebody goes there. One that fails leaves head and foot standing. The boundary
 * is around the lazy routes: on a route whose own code is missing, the router shows nothing at all.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: SiteError,
    children: [
      { path: '/', lazy: landing },
      {
        lazy: () => loadModule(() => import('./app/layout.tsx')),
        children: [{ ErrorBoundary: PageError, children: pages }],
      },
    ],
  },
]
