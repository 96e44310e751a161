import type { RouteObject } from 'react-router'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { Root } from './app/root.tsx'
import { pageModules } from './page-modules.ts'
import { LandingPage } from './pages/landing.tsx'

/** Every page of the site: the front page with the first script, the others when somebody goes there. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary,
    children: [
      { path: '/', Component: LandingPage },
      {
        lazy: () => import('./app/layout.tsx'),
        children: [
          ...Object.entries(pageModules).map(([path, lazy]) => ({ path, lazy })),
          { path: '*', lazy: () => import('./pages/not-found.tsx') },
        ],
      },
    ],
  },
]
