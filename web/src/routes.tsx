import { course } from '@course/content/site/course'
import { lessonPaths, libraryPaths, quizPaths } from '@course/contract/paths'
import type { LazyRouteFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { PageError, SiteError } from './app/layout/error-screen.tsx'
import { notFoundId, Root } from './app/layout/root.tsx'
import { loadModule } from './app/load-module.ts'

/** A route file exports `Component` and, if the page has data, `loader`. It is loaded when the page is opened. */
const lazy =
  (load: LazyRouteFunction<RouteObject>): LazyRouteFunction<RouteObject> =>
  () =>
    loadModule(load)

/** Changing only the query, such as the page of a lesson, keeps the loaded data. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

const page = (path: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  shouldRevalidate,
  lazy: lazy(load),
})

const loadLesson = () => import('./lessons/lesson-route.tsx')

const pages: RouteObject[] = [
  page('/welcome', () => import('./dashboard/welcome-route.tsx')),
  {
    id: 'lesson-access',
    lazy: async () => ({ loader: (await loadModule(loadLesson)).accessLoader }),
    shouldRevalidate: () => true,
    children: lessonPaths.map((path) => page(path, loadLesson)),
  },
  ...quizPaths.map((path) => page(path, () => import('./quizzes/quiz-route.tsx'))),
  page('/quizzes', () => import('./quizzes/quizzes-route.tsx')),
  page('/review', () => import('./quizzes/review-route.tsx')),
  ...(course.hasPlan ? [page('/plan', () => import('./plan/plan-route.tsx'))] : []),
  ...(course.hasToolkit ? [page('/toolkit', () => import('./documents/toolkit-route.tsx'))] : []),
  // Without `shouldRevalidate`, because a search changes only the query but needs new data.
  ...(course.hasLibrary ? libraryPaths : []).map((path) => ({
    path,
    lazy: lazy(() => import('./library/library-route.tsx')),
  })),
  page('/certificate', () => import('./certificates/certificate-route.tsx')),
  ...['/certificates', '/certificates/:number'].map((path) =>
    page(path, () => import('./certificates/certificates-route.tsx')),
  ),
  page('/feedback', () => import('./feedback/feedback-route.tsx')),
  {
    lazy: lazy(() => import('./admin/admin-route.tsx')),
    // Fetches the staff member once per visit of the admin area, and again when a page revalidates.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      { path: '/admin', lazy: lazy(() => import('./admin/overview/overview-route.tsx')) },
      { path: '/admin/customers', lazy: lazy(() => import('./admin/customers/customers-route.tsx')) },
      { path: '/admin/customers/:id', lazy: lazy(() => import('./admin/customers/customer-route.tsx')) },
      { path: '/admin/funnel', lazy: lazy(() => import('./admin/funnel/funnel-route.tsx')) },
      { path: '/admin/quizzes', lazy: lazy(() => import('./admin/quizzes/quizzes-route.tsx')) },
      {
        path: '/admin/certificates',
        lazy: lazy(() => import('./admin/certificates/certificates-route.tsx')),
      },
      { path: '/admin/feedback', lazy: lazy(() => import('./admin/feedback/feedback-route.tsx')) },
      { path: '/admin/mail', lazy: lazy(() => import('./admin/mail/mail-route.tsx')) },
      { path: '/admin/media', lazy: lazy(() => import('./admin/media/media-route.tsx')) },
      { path: '/admin/payments', lazy: lazy(() => import('./admin/payments/payments-route.tsx')) },
      { path: '/admin/payments/:id', lazy: lazy(() => import('./admin/payments/payment-route.tsx')) },
      { path: '/admin/alarms', lazy: lazy(() => import('./admin/alarms-route.tsx')) },
      { path: '/admin/log', lazy: lazy(() => import('./admin/log-route.tsx')) },
      { path: '/admin/team', lazy: lazy(() => import('./admin/team-route.tsx')) },
    ],
  },
  page('/privacy', () => import('./policies/privacy-route.tsx')),
  page('/terms', () => import('./policies/terms-route.tsx')),
  page('/password-reset', () => import('./auth/password-reset-route.tsx')),
  page('/reset-password', () => import('./auth/reset-password-route.tsx')),
  page('/auth', () => import('./auth/auth-route.tsx')),
  page('/sign-in-by-email', () => import('./auth/sign-in-by-email-route.tsx')),
  page('/account', () => import('./account/account-route.tsx')),
  page('/quote', () => import('./feedback/quote-route.tsx')),
  page('/unsubscribe', () => import('./mail/unsubscribe-route.tsx')),
  page('/stop-reset', () => import('./auth/stop-reset-route.tsx')),
  page('/not-me', () => import('./auth/not-me-route.tsx')),
  { id: notFoundId, path: '*', lazy: lazy(() => import('./app/not-found-route.tsx')) },
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
      page('/', () => import('./landing/landing-route.tsx')),
      page('/sample', () => import('./landing/sample-route.tsx')),
      {
        lazy: lazy(() => import('./app/layout/layout.tsx')),
        children: [{ ErrorBoundary: PageError, children: pages }],
      },
    ],
  },
]
