import { lessonPaths, type PagePath, quizPaths } from '@course/contract/paths'
import type { RouteObject } from 'react-router'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { FirstLoad, Root } from './app/root.tsx'
import { LandingPage } from './pages/landing.tsx'

type PageModule = { Component: () => React.ReactNode; loader?: RouteObject['loader'] }

/** Every page of the site. All but the prerendered front page arrive as files of their own. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary,
    HydrateFallback: FirstLoad,
    children: [
      { path: '/', Component: LandingPage },
      {
        lazy: () => import('./app/layout.tsx'),
        children: [
          page('/welcome', () => import('./pages/welcome.tsx')),
          page('/password-reset', () => import('./pages/password-reset.tsx')),
          page('/reset-password', () => import('./pages/reset-password.tsx')),
          page('/auth', () => import('./pages/auth.tsx')),
          ...lessonPaths.map((path) => page(path, () => import('./pages/lesson.tsx'))),
          ...quizPaths.map((path) => page(path, () => import('./pages/quiz.tsx'))),
          page('/quizzes', () => import('./pages/quizzes.tsx')),
          page('/certificate', () => import('./pages/certificate.tsx')),
          page('/feedback', () => import('./pages/feedback.tsx')),
          page('/admin', () => import('./pages/admin.tsx')),
          page('/privacy', () => import('./pages/privacy.tsx')),
          page('/terms', () => import('./pages/terms.tsx')),
          { path: '*', lazy: () => import('./pages/not-found.tsx') },
        ],
      },
    ],
  },
]

/** One line per page: `page('/welcome', () => import('./pages/welcome.tsx'))`. */
export function page(path: PagePath, load: () => Promise<PageModule>): RouteObject {
  return { path, lazy: load }
}
