import type { RouteObject } from 'react-router'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { Root } from './app/root.tsx'
import { pageModules } from './page-modules.ts'

const { '/': landing, ...others } = pageModules

/** Every page of the site, fetched when somebody goes there. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary,
    children: [
      { path: '/', lazy: landing },
      {
        lazy: () => import('./app/layout.tsx'),
        children: [
          ...Object.entries(others).map(([path, lazy]) => ({ path, lazy })),
          { path: '*', lazy: () => import('./pages/not-found.tsx') },
        ],
      },
    ],
  },
]
