import { lessonPaths, libraryPaths, quizPaths } from '@course/contract/paths'
import type { ReactNode } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { loadModule } from './entry/load-module.ts'
import { PageError, SiteError } from './shell/error-screen.tsx'
import { Root } from './shell/root.tsx'

type Loaders = typeof import('./pages/loaders.ts')
type LoadPage = () => Promise<{ Component: () => ReactNode }>
type LoadLoader = () => Promise<LoaderFunction>

/** Changing only the query, such as the page of a lesson, keeps the loaded data. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

/**
 * The router loads a page's code and its loader in parallel. Without a loader the whole module is loaded at
 * once, because the router ignores a `lazy` property that fails if there is no loader.
 */
const page = (path: string, load: LoadPage, loader?: keyof Loaders | LoadLoader): RouteObject => ({
  path,
  shouldRevalidate,
  lazy: loader
    ? {
        Component: loadExport(load, 'Component'),
        loader: typeof loader === 'string' ? loaderNamed(loader) : loader,
      }
    : () => loadModule(load),
})

/** All loaders are in one file, which every page's HTML preloads. */
const loaderNamed = (name: keyof Loaders) => loadExport(() => import('./pages/loaders.ts'), name)

function loadExport<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return async (): Promise<Module[Name]> => (await loadModule(load))[name]
}

const notFound = () => import('./pages/not-found.tsx')

const pages: RouteObject[] = [
  page('/welcome', () => import('./pages/welcome.tsx'), 'welcome'),
  {
    id: 'lesson-access',
    lazy: { loader: loaderNamed('lessonAccess') },
    shouldRevalidate: () => true,
    children: lessonPaths.map((path) => page(path, () => import('./pages/lesson.tsx'), 'lesson')),
  },
  ...quizPaths.map((path) => page(path, () => import('./pages/quiz.tsx'), 'quiz')),
  page('/quizzes', () => import('./pages/quizzes.tsx'), 'quizzes'),
  page('/review', () => import('./pages/review.tsx'), 'review'),
  page('/plan', () => import('./pages/plan.tsx'), 'plan'),
  page('/toolkit', () => import('./pages/toolkit.tsx'), 'toolkit'),
  ...libraryPaths.map((path) => ({
    ...page(path, () => import('./pages/library.tsx'), 'library'),
    // A search changes only the query but needs new data.
    shouldRevalidate: undefined,
  })),
  page('/certificate', () => import('./pages/certificate.tsx'), 'certificate'),
  ...['/certificates', '/certificates/:number'].map((path) =>
    page(path, () => import('./pages/certificates.tsx'), 'certificates'),
  ),
  page('/feedback', () => import('./pages/feedback.tsx')),
  {
    path: '/admin/*',
    lazy: {
      Component: loadExport(() => import('./pages/admin.tsx'), 'Component'),
      loader: loadExport(() => import('./pages/admin-loaders.ts'), 'admin'),
    },
  },
  page('/privacy', () => import('./pages/privacy.tsx'), 'privacy'),
  page('/terms', () => import('./pages/terms.tsx'), 'terms'),
  page('/password-reset', () => import('./pages/password-reset.tsx')),
  page('/reset-password', () => import('./pages/reset-password.tsx')),
  page('/auth', () => import('./pages/auth.tsx')),
  page('/sign-in-by-email', () => import('./pages/sign-in-by-email.tsx')),
  page(
    '/account',
    () => import('./pages/account.tsx'),
    loadExport(() => import('./pages/account-loader.ts'), 'account'),
  ),
  page('/quote', () => import('./pages/quote.tsx'), 'quote'),
  page(
    '/unsubscribe',
    () => import('./pages/unsubscribe.tsx'),
    loadExport(() => import('./pages/unsubscribe-loader.ts'), 'unsubscribe'),
  ),
  page('/stop-reset', () => import('./pages/stop-reset.tsx')),
  page('/not-me', () => import('./pages/not-me.tsx')),
  {
    path: '*',
    lazy: { loader: loadExport(notFound, 'loader'), Component: loadExport(notFound, 'Component') },
  },
]

/**
 * All pages, loaded on demand. The error boundary is outside the lazy routes: a route whose own code fails to
 * load would render nothing.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: SiteError,
    children: [
      page('/', () => import('./pages/landing.tsx')),
      page('/sample', () => import('./pages/sample.tsx')),
      {
        lazy: () => loadModule(() => import('./shell/layout.tsx')),
        children: [{ ErrorBoundary: PageError, children: pages }],
      },
    ],
  },
]
